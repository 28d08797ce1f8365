import type { Head, HeadArgs } from '@dara/contract';
import { talentTypeMessages } from '@dara/agency/labels';
import { localized } from '@dara/sdk/i18n';
import type { TalentDetail } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { generatedShareImage, publicImage } from '../../share-image.ts';
import {
  addressOf,
  breadcrumbList,
  imageObject,
  organization,
  summaryOf,
  type SitePlace,
} from '../../structured-data.ts';
import { talentMessages } from './talent.messages.ts';

/** For a minor only name, image and types of the page: no links, no numbers. */
function profilePage(talent: TalentDetail, place: SitePlace, jobTitle: string): object {
  const { isMinor, nickName, bio, image, height, socialMedia } = talent;
  const url = addressOf(paths.talent(talent.id), place);
  const links = socialMedia.flatMap(({ link }) => (link ? [link] : []));
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: place.locale,
    dateCreated: talent.createdAt,
    dateModified: talent.updatedAt,
    mainEntity: {
      '@type': 'Person',
      '@id': `${place.origin}${paths.talent(talent.id)}#person`,
      name: localized(talent.name, place.locale),
      ...(nickName ? { alternateName: localized(nickName, place.locale) } : {}),
      ...(bio ? { description: localized(bio, place.locale) } : {}),
      ...(image ? { image: imageObject(place, image) } : {}),
      url,
      jobTitle,
      affiliation: organization(place),
      ...(isMinor || links.length === 0 ? {} : { sameAs: links }),
      ...(isMinor || height === null
        ? {}
        : { height: { '@type': 'QuantitativeValue', value: height, unitCode: 'CMT' } }),
    },
  };
}

/** The reel; none of a minor, as with links. */
function reelObject({ isMinor, name, reel, bio }: TalentDetail, place: SitePlace, label: string) {
  if (isMinor || !reel?.poster) return [];
  const title = `${localized(name, place.locale)} · ${label}`;
  const { path } = publicImage(reel.poster);
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: summaryOf(localized(bio, place.locale)) || title,
      thumbnailUrl: place.origin + path,
      uploadDate: reel.addedAt,
      contentUrl: `${place.origin}/api/video/${reel.id}/video.mp4`,
      ...(reel.duration === null ? {} : { duration: `PT${Math.round(reel.duration)}S` }),
    },
  ];
}

export function talentHead({ data, url, locale, siteName, formatMessage }: HeadArgs): Head {
  const talent = data as TalentDetail | null | undefined;
  const listTitle = formatMessage(talentMessages.title.id);
  if (!talent) return { title: listTitle };
  const types = talent.talentTypes
    .map((type) => formatMessage(talentTypeMessages[type].id))
    .join(', ');
  const name = localized(talent.name, locale);
  const place = { origin: url.origin, locale, siteName };
  // Kinds alone would tell a search engine too little.
  const about = localized(talent.bio, locale) || formatMessage(talentMessages.description.id);
  return {
    title: name,
    description: summaryOf([types, about].filter(Boolean).join(' · ')),
    canonical: paths.talent(talent.id),
    ...generatedShareImage('talent', talent, locale, name),
    type: 'profile',
    jsonLd: [
      profilePage(talent, place, types),
      ...reelObject(talent, place, formatMessage('public.talent.reel')),
      breadcrumbList(place, [
        { name: listTitle, path: paths.talents },
        { name, path: paths.talent(talent.id) },
      ]),
    ],
  };
}
