import { Outlet } from '@dara/shared/router';
import { useSessionSync } from '@dara/shared/session';
import { useTheme } from '@dara/shared/theme';
import { AuthDialogHost } from '../features/session/auth-dialog-host.tsx';
import { useDocumentHead } from '../navigation/document-head.ts';
import { useLinkPreload } from '../navigation/link-preload.ts';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { useScrollOnNavigation } from '../navigation/scroll.ts';
import { ConfirmHost } from '../notices/confirm-host.tsx';
import { GlobalLoader } from '../notices/global-loader.tsx';
import { OfflineNotice } from '../notices/offline-notice.tsx';
import { Toasts } from '../notices/toasts.tsx';
import { VersionOffer } from '../notices/version-offer.tsx';

/** Around every page: what belongs to the whole site and is there in every frame. */
export function RootLayout() {
  useSessionSync();
  // Mounted here, the system's change of theme and other tabs' are followed on every page.
  useTheme();
  useScrollOnNavigation();
  useLinkPreload();
  const title = useDocumentHead();
  return (
    <>
      <GlobalLoader />
      <PageAnnouncer title={title} />
      <Outlet />
      <OfflineNotice />
      <VersionOffer />
      <AuthDialogHost />
      <ConfirmHost />
      <Toasts />
    </>
  );
}
