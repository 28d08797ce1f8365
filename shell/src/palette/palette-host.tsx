import { useSession } from '@dara/sdk/session';
import { lazyComponent } from '@dara/kit/ui';
import { useEffect, useState } from 'react';
import { onPaletteRequested } from './palette-events.ts';

const Palette = lazyComponent<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "palette" */ './palette.tsx').then((m) => m.Palette),
);

/** The palette of whoever is signed in; its script comes when it is first asked for. */
export function PaletteHost() {
  const { status } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const isSignedIn = status === 'signed-in';
  useEffect(
    () => (isSignedIn ? onPaletteRequested(() => setIsOpen((before) => !before)) : undefined),
    [isSignedIn],
  );
  const close = () => setIsOpen(false);
  return isOpen && isSignedIn ? <Palette onClose={close} onFailed={close} /> : null;
}
