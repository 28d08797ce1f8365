import { useSession } from '@dara/sdk/session';
import { lazyComponent } from '@dara/kit/ui';
import { useEffect, useState } from 'react';
import { onPaletteRequested } from './palette-events.ts';

const Palette = lazyComponent<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "palette" */ './palette.tsx').then((m) => m.Palette),
);

/** The command palette for signed-in users; its script is loaded on first use. */
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
