import type { RoutePage } from '@dara/contract';
import { localized, useLocale, type Locale } from '@dara/sdk/i18n';
import { useLocation, useNavigate, useOwnLinks, useParams, type Location } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { useTheme, type ThemeName } from '@dara/sdk/theme';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { startForeignRoot, type ForeignRoot, type LoadForeign } from './foreign-root.ts';

export type { ForeignModule, LoadForeign, Mount, MountedApp } from './foreign-root.ts';

/** What an application of another framework gets from the site. */
export interface ForeignProps {
  locale: Locale;
  theme: ThemeName;
  /** Parameters of the route. */
  params: Readonly<Record<string, string | undefined>>;
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Navigates within the site. Plain links are followed without it. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  session: ReturnType<typeof useSession>;
  /** Replaces the application by the error screen of its page, and counts the error. */
  fail: (error: unknown) => void;
}

interface ForeignAppProps<Extra extends object> {
  load: LoadForeign<ForeignProps & Extra>;
  /** Passed on beside those of the site; compared by value of each. */
  props?: Extra;
  /** Shown until the application is mounted, also by the server. */
  fallback?: ReactNode;
}

/** The same object until one of its values changes. */
function useSame<T extends object>(value: T): T {
  const [kept, setKept] = useState(value);
  const keys = Object.keys({ ...kept, ...value }) as (keyof T)[];
  if (keys.every((key) => Object.is(kept[key], value[key]))) return kept;
  setKept(value);
  return value;
}

function useSiteProps(fail: ForeignProps['fail']): ForeignProps {
  const locale = useLocale();
  const { theme } = useTheme();
  const params = useSame(useParams());
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const go = useNavigate();
  const navigate = useMemo<ForeignProps['navigate']>(
    () => (path, options) => void go(path, options),
    [go],
  );
  const location = useSame({ pathname, search, hash });
  return { locale, theme, params, location, navigate, session, fail };
}

/** An application of another framework, with a root of its own. Its errors are thrown to the error boundary around it. */
export function ForeignApp<Extra extends object = object>({
  load,
  props,
  fallback,
}: ForeignAppProps<Extra>) {
  const [state, setState] = useState<{ isMounted: boolean; failure?: Error }>({
    isMounted: false,
  });
  const [fail] = useState(() => (cause: unknown) => {
    // A thrown promise would be waited for.
    const failure = cause instanceof Error ? cause : new Error(String(cause));
    setState((before) => ({ ...before, failure }));
  });
  const all = useSame({ ...useSiteProps(fail), ...props } as ForeignProps & Extra);
  const containerRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<ForeignRoot<ForeignProps & Extra>>(null);
  const [first] = useState({ load, props: all });
  useEffect(() => {
    if (!containerRef.current) return undefined;
    const root = startForeignRoot(containerRef.current, {
      ...first,
      onMounted: () => setState((before) => ({ ...before, isMounted: true })),
      onError: fail,
    });
    rootRef.current = root;
    return () => root.stop();
  }, [first, fail]);
  useEffect(() => rootRef.current?.update(all), [all]);
  useOwnLinks(containerRef);
  if (state.failure) throw state.failure;
  return (
    <>
      {!state.isMounted && fallback}
      <div ref={containerRef} />
    </>
  );
}

/** Not in the catalogue, which every visitor loads. */
const LOADING = { th: 'กำลังโหลดหน้า', en: 'Loading the page' };

/** As high as a screen, so that the footer does not move when the page is shown. */
const Loading = () => (
  <p role="status" style={{ minHeight: '100vh', padding: '40px 16px', textAlign: 'center' }}>
    {localized(LOADING, useLocale())}
  </p>
);

interface ForeignPageOptions<Extra extends object> extends Omit<RoutePage, 'Component'> {
  /** A hook that returns further props; it may use everything of `@dara/sdk`, such as queries and mutations. */
  useProps?: () => Extra;
  fallback?: ReactNode;
}

/**
 * A page of another React major or another framework. `load` imports a file `*.foreign.ts` that exports `mount`; the
 * build keeps what it imports apart from the shell's libraries. Its content is not rendered on the server.
 */
export function foreignPage<Extra extends object = object>(
  load: LoadForeign<ForeignProps & Extra>,
  { useProps, fallback = <Loading />, loader, ...page }: ForeignPageOptions<Extra> = {},
): RoutePage {
  function ForeignPage() {
    const props = useProps?.();
    return <ForeignApp load={load} fallback={fallback} {...(props ? { props } : {})} />;
  }
  return {
    ...page,
    Component: ForeignPage,
    loader: async (args) => {
      // Loads its scripts beside the data; a failure is handled when it is mounted.
      if (typeof document !== 'undefined') load().catch(() => undefined);
      return loader?.(args);
    },
  };
}
