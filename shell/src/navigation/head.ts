import {
  SHARE_IMAGE_SIZE,
  type Head,
  type HeadArgs,
  type Locale,
  type SiteDeclaration,
} from '@dara/contract';
import type { ResolvedRoute } from '../site/resolved-route.ts';
import type { PageResult } from '../site/page-result.ts';

/** Every title ends with the site's name, save the home page's, which begins with it. */
function titleOf(title: string, site: string): string {
  return title === site || title.startsWith(`${site} | `) ? title : `${title} · ${site}`;
}

function siteImage(
  { name, shareImage }: SiteDeclaration,
  locale: Locale,
): Pick<Head, 'image' | 'imageSize' | 'imageAlt'> {
  if (!shareImage) return {};
  const image = shareImage.replace('{locale}', locale);
  return { image, imageSize: SHARE_IMAGE_SIZE, imageAlt: name[locale] };
}

/** How the site is reached, for machines. */
function organizationOf({ contact, social, address }: SiteDeclaration, locale: Locale): object {
  return {
    ...(contact?.email ? { email: contact.email } : {}),
    ...(contact?.phone ? { telephone: contact.phone } : {}),
    ...(address ? { address: address[locale] || address.th } : {}),
    ...(social?.length ? { sameAs: social.map(({ url }) => url) } : {}),
  };
}

/** Head of the document: from the page, else its declared title and the site's image. */
export function headOf(
  { route }: ResolvedRoute,
  result: PageResult | undefined,
  site: SiteDeclaration,
  args: Omit<HeadArgs, 'data' | 'siteName' | 'organization'>,
): Head {
  const { locale } = args;
  const isFound = result?.kind === 'page' && result.status === 200;
  const own =
    result?.kind === 'page'
      ? result.page.head?.({
          ...args,
          siteName: site.name,
          organization: organizationOf(site, locale),
          data: result.data,
        })
      : undefined;
  return {
    ...own,
    ...(own?.image ? {} : siteImage(site, locale)),
    title: titleOf(own?.title ?? route.title[locale], site.name[locale]),
    ...(isFound && route.access === 'public' ? {} : { noIndex: true }),
  };
}
