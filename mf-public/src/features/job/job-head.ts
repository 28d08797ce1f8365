import type { Head, HeadArgs } from '@dara/contract';
import { businessName, jobTypeMessages } from '@dara/agency/labels';
import { localized } from '@dara/sdk/i18n';
import type { JobDetail } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { generatedShareImage } from '../../share-image.ts';
import {
  addressOf,
  breadcrumbList,
  imageObject,
  organization,
  summaryOf,
  type SitePlace,
} from '../../structured-data.ts';
import { jobMessages } from './job.messages.ts';

/** Pay units defined by schema.org; pay per job or per post has none. */
const PAY_UNITS = { Day: 'DAY', Month: 'MONTH', Job: null, Post: null } as const;

function baseSalary({ budgetFrom, budgetTo, budgetUnit }: JobDetail): object | null {
  const unitText = budgetUnit && PAY_UNITS[budgetUnit];
  const [low, high] = [budgetFrom ?? budgetTo, budgetTo ?? budgetFrom];
  if (!unitText || low === null) return null;
  const amount = low === high ? { value: low } : { minValue: low, maxValue: high };
  return {
    '@type': 'MonetaryAmount',
    currency: 'THB',
    value: { '@type': 'QuantitativeValue', ...amount, unitText },
  };
}

/** Search engines expect HTML: paragraphs become elements, and the text is escaped. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Only an open job is a JobPosting: closed ones must leave search results. */
function jobPosting(job: JobDetail, place: SitePlace, kind: string): object[] {
  if (!job.isOpen || job.visibility !== 'Public') return [];
  const { locale } = place;
  const title = localized(job.title, locale);
  const company = businessName(job, locale);
  const salary = baseSalary(job);
  return [
    {
      '@type': 'JobPosting',
      title,
      description: paragraphs(localized(job.description, locale)) || paragraphs(title),
      url: addressOf(paths.job(job.id), place),
      identifier: { '@type': 'PropertyValue', name: company || 'Dara', value: job.id },
      datePosted: job.createdAt,
      // The last day counts, in Thailand.
      ...(job.applyUntil ? { validThrough: `${job.applyUntil}T23:59:59+07:00` } : {}),
      employmentType: ['CONTRACTOR', 'TEMPORARY'],
      industry: kind,
      totalJobOpenings: job.openings,
      directApply: true,
      hiringOrganization: company
        ? {
            '@type': 'Organization',
            name: company,
            ...(job.companyLogo ? { logo: imageObject(place, job.companyLogo) } : {}),
          }
        : organization(place),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(job.location ? { streetAddress: job.location } : {}),
          ...(job.province ? { addressRegion: localized(job.province, locale) } : {}),
          addressCountry: 'TH',
        },
      },
      ...(salary ? { baseSalary: salary } : {}),
      ...(job.image ? { image: imageObject(place, job.image) } : {}),
    },
  ];
}

export function jobHead({ data, url, locale, siteName, formatMessage }: HeadArgs): Head {
  const job = data as JobDetail | null | undefined;
  const listTitle = formatMessage(jobMessages.title.id);
  if (!job) return { title: listTitle };
  const title = localized(job.title, locale);
  const place = { origin: url.origin, locale, siteName };
  return {
    title,
    description: summaryOf(localized(job.description, locale)) || title,
    canonical: paths.job(job.id),
    ...generatedShareImage('job', job, locale, title),
    type: 'website',
    // For those invited alone.
    ...(job.visibility === 'Public' ? {} : { noIndex: true }),
    jsonLd: [
      ...jobPosting(job, place, formatMessage(jobTypeMessages[job.jobType].id)),
      breadcrumbList(place, [
        { name: listTitle, path: paths.jobs },
        { name: title, path: paths.job(job.id) },
      ]),
    ],
  };
}
