import { useSession } from '@dara/sdk/session';
import { AuthDialogHost } from '../features/session/auth-dialog-host.tsx';
import { OwnChoices } from '../features/session/own-choices.tsx';
import { ConfirmHost } from '../notices/confirm-host.tsx';
import { OfflineNotice } from '../notices/offline-notice.tsx';
import { Toasts } from '../notices/toasts.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { VersionOffer } from '../notices/version-offer.tsx';

/** Overlays that may appear on any page. */
export function SiteExtras() {
  const { status } = useSession();
  return (
    <>
      <OfflineNotice />
      <VersionOffer />
      <AuthDialogHost />
      <PaletteHost />
      {status === 'signed-in' && <OwnChoices />}
      <ConfirmHost />
      <Toasts />
    </>
  );
}
