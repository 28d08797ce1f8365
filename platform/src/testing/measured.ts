import type { Phase } from '../telemetry/measure.ts';
import type { TestSite } from './test-site.ts';

/** The value of a counter for a release (`mf-x@1.0.0`), with other labels. */
export async function counted(
  { services }: Pick<TestSite, 'services'>,
  counter: string,
  release: string,
  labels: Record<string, string> = {},
): Promise<number | undefined> {
  const [remote, version] = release.split('@');
  const wanted = Object.entries({ remote, version, ...labels });
  const values = await services.metrics.values(counter);
  return values.find((value) => wanted.every(([name, label]) => value.labels[name] === label))
    ?.value;
}

/** Errors of a release since the start, by default those of rendering on the server. */
export const errorsOf = (
  site: Pick<TestSite, 'services'>,
  release: string,
  phase: Phase = 'server',
): Promise<number | undefined> => counted(site, 'dara_remote_errors_total', release, { phase });
