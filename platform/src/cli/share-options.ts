import type { Share } from '../registry/canary.repository.ts';
import { invalid } from '../registry/registry-error.ts';
import { secondsOf } from './preview-command.ts';

export interface ShareOptions {
  share?: string;
  steps?: string;
  every?: string;
}

/** Options of `dara promote`. */
export const SHARE_OPTIONS: Record<keyof ShareOptions, [string, string]> = {
  share: ['--share <percent>', 'for so many visitors only; again to change it, without it for all'],
  steps: ['--steps <percents>', 'a share that grows by itself, such as 5,25,100'],
  every: ['--every <time>', 'between the steps, such as 10m or 2h'],
};

/** What `--share`, or `--steps` with `--every`, say; nothing for all visitors. */
export function shareOf({ share, steps, every }: ShareOptions): { share: Share } | undefined {
  if ((steps === undefined) !== (every === undefined))
    throw invalid('--steps and --every belong together: --steps 5,25,100 --every 10m');
  if (share !== undefined && steps !== undefined)
    throw invalid('Give either --share or --steps, whose first number is the share to begin with');
  const parts = (steps ?? share ?? '100').split(',');
  // `Number` reads nothing as 0.
  const [percent = Number.NaN, ...others] = parts.map((part) => Number(part.trim() || Number.NaN));
  if ([percent, ...others].some(Number.isNaN))
    throw invalid('A share is a number of percent, such as 5');
  if (steps === undefined && others.length > 0)
    throw invalid('--share is one number; --steps 5,25,100 --every 10m raises it by itself');
  if (percent === 100 && others.length === 0) return undefined;
  const following = every === undefined ? {} : { steps: others, everyS: secondsOf(every) };
  return { share: { percent, ...following } };
}
