import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { VersionsProps } from './versions.tsx';

// Lazy: text comparison is loaded with the tab.
const Versions = lazyComponent<VersionsProps>(() =>
  import(/* webpackChunkName: "news-versions" */ './versions.tsx').then(
    (module) => module.Versions,
  ),
);

/** Versions of an article. */
export function LazyVersions(props: VersionsProps) {
  return <Versions {...props} pending={<Skeleton shape="box" height={320} />} />;
}
