import { DaraIntlProvider } from '@dara/sdk/i18n';
import { SlotParts } from '@dara/sdk/slot';
import { Provider } from '@dara/sdk/store';
import { GlobalStyle } from '@dara/sdk/theme';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ServicesProvider, type ShellServices } from '../site/services.ts';
import { ShownParts } from '../slots/shown-parts.tsx';

/** Services with the complete snapshot. */
function useWhole(services: ShellServices): ShellServices {
  const [snapshot, setSnapshot] = useState(services.snapshot);
  useEffect(
    () => services.rest.subscribe((whole) => startTransition(() => setSnapshot(whole))),
    [services],
  );
  return useMemo(() => ({ ...services, snapshot }), [services, snapshot]);
}

/** The providers around the router, the same on the server and in the browser. */
export function ShellApp({ services, children }: { services: ShellServices; children: ReactNode }) {
  const whole = useWhole(services);
  const { paper, accent } = services.snapshot.site;
  // A part of the document hydrates when it is loaded; by then the store may have changed.
  const [firstState] = useState(() => services.store.getState());
  return (
    <ServicesProvider value={whole}>
      <Provider store={services.store} serverState={firstState}>
        <DaraIntlProvider catalogue={services.catalogue}>
          <GlobalStyle colors={{ paper, ...accent }} />
          <SlotParts value={ShownParts}>{children}</SlotParts>
        </DaraIntlProvider>
      </Provider>
    </ServicesProvider>
  );
}
