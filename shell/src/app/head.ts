import type { Head, HeadArgs } from '@dara/shared/contract';
import type { OwnedPage } from './owned-page.ts';
import type { PageResult } from './page-loader.ts';

const SITE_NAME = { th: 'ดารา', en: 'Dara' } as const;

/** What the document says about a page: what the page says, else its declared title. */
export function headOf(
  { route }: OwnedPage,
  result: PageResult | undefined,
  args: Omit<HeadArgs, 'data'>,
): Head {
  const site = SITE_NAME[args.locale];
  const isFound = result?.kind === 'page' && result.status === 200;
  const own =
    result?.kind === 'page' ? result.page.head?.({ ...args, data: result.data }) : undefined;
  const title = own?.title ?? route.title[args.locale];
  return {
    ...own,
    title: title.includes(site) ? title : `${title} · ${site}`,
    ...(isFound && route.access === 'public' ? {} : { noIndex: true }),
  };
}
