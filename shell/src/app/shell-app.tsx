import { DaraIntlProvider } from '@dara/sdk/i18n';
import { Provider } from '@dara/sdk/store';
import { GlobalStyle } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { ServicesProvider, type ShellServices } from './services.ts';

/** The providers around the router, the same on the server and in the browser. */
export function ShellApp({ services, children }: { services: ShellServices; children: ReactNode }) {
  const { paper, accent } = services.snapshot.site;
  return (
    <ServicesProvider value={services}>
      <Provider store={services.store}>
        <DaraIntlProvider catalogue={services.catalogue}>
          <GlobalStyle colors={{ paper, ...accent }} />
          {children}
        </DaraIntlProvider>
      </Provider>
    </ServicesProvider>
  );
}
