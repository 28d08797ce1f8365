import {
  SHARE_IMAGE_SIZE,
  SITE_NAME,
  siteShareImageUrl,
  type Head,
  type HeadArgs,
  type Locale,
} from '@dara/contract';
import type { ResolvedRoute } from './resolved-route.ts';
import type { PageResult } from './page-loader.ts';

/** Every title ends with the site's name, save the home page's, which begins with it. */
function titleOf(title: string, locale: Locale): string {
  const site = SITE_NAME[locale];
  return title === site || title.startsWith(`${site} | `) ? title : `${title} · ${site}`;
}

const sitePicture = (locale: Locale): Pick<Head, 'image' | 'imageSize' | 'imageAlt'> => ({
  image: siteShareImageUrl(locale),
  imageSize: SHARE_IMAGE_SIZE,
  imageAlt: SITE_NAME[locale],
});

/** What the document says about a page: what the page says, else its declared title and the site's picture. */
export function headOf(
  { route }: ResolvedRoute,
  result: PageResult | undefined,
  args: Omit<HeadArgs, 'data'>,
): Head {
  const { locale } = args;
  const isFound = result?.kind === 'page' && result.status === 200;
  const own =
    result?.kind === 'page' ? result.page.head?.({ ...args, data: result.data }) : undefined;
  return {
    ...own,
    ...(own?.image ? {} : sitePicture(locale)),
    title: titleOf(own?.title ?? route.title[locale], locale),
    ...(isFound && route.access === 'public' ? {} : { noIndex: true }),
  };
}
