import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { VersionsProps } from './versions.tsx';

// Comparing texts comes with the tab that shows it.
const Versions = lazyComponent<VersionsProps>(() =>
  import(/* webpackChunkName: "news-versions" */ './versions.tsx').then(
    (module) => module.Versions,
  ),
);

/** Earlier states of an article. */
export function LazyVersions(props: VersionsProps) {
  return <Versions {...props} pending={<Skeleton shape="box" height={320} />} />;
}
