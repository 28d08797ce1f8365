import { Outlet, useReportPageRendered } from '@dara/sdk/router';
import { useSessionSync } from '@dara/sdk/session';
import { useTheme } from '@dara/sdk/theme';
import { whenIdle } from '@dara/kit/ui';
import { useEffect, useState } from 'react';
import { useRememberedChoice } from '../session/early-choices.ts';
import { useMissingProfile } from '../session/own-profile.ts';
import { useDocumentHead } from '../navigation/document-head.ts';
import { useLinkPreload } from '../navigation/link-preload.ts';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { useScrollOnNavigation } from '../navigation/scroll.ts';
import { GlobalLoader } from '../notices/global-loader.tsx';
import { signInPath } from '../site/guard.ts';
import { LanguageInLinks } from './language-in-links.tsx';
import { LazyExtras, LazyPreviewBadge, prefetchLazyComponents } from './lazy-components.ts';
import { useServices } from '../site/services.ts';
import { revealDeferred } from '../navigation/reveal-deferred.ts';

/** Layout around every page, in every frame. */
export function RootLayout() {
  useSessionSync(signInPath);
  useMissingProfile();
  useRememberedChoice();
  // Mounted here, so that theme changes of the system and of other tabs apply on every page.
  useTheme();
  useScrollOnNavigation();
  useReportPageRendered();
  useLinkPreload();
  const title = useDocumentHead();
  const [hasExtras, setHasExtras] = useState(false);
  const { onUsable, snapshot } = useServices();
  useEffect(() => {
    let isMounted = true;
    // A part that needs messages before they are loaded would cause a full re-render.
    void onUsable().then(() => isMounted && setHasExtras(true));
    const stop = whenIdle(() => {
      revealDeferred();
      prefetchLazyComponents();
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, [onUsable]);
  return (
    <LanguageInLinks>
      {hasExtras && snapshot.preview && <LazyPreviewBadge preview={snapshot.preview} />}
      <GlobalLoader />
      <PageAnnouncer title={title} />
      <Outlet />
      {hasExtras && <LazyExtras />}
    </LanguageInLinks>
  );
}
