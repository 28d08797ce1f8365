import type { Head } from '@dara/contract';

type Thing = Record<string, unknown> & { '@type': string };

/** Properties required by search engines for the used types, and constraints on values. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  PostalAddress: ['addressCountry'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: [],
  PropertyValue: ['name', 'value'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ImageObject: ['url'],
};

const ADDRESSES = new Set(['url', 'item', '@id', 'sameAs', 'mainEntityOfPage']);
const TIMES = new Set([
  'datePublished',
  'dateModified',
  'dateCreated',
  'datePosted',
  'validThrough',
]);
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
const EMPLOYMENT = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueProblems(name: string, value: unknown, where: string): string[] {
  const problem = (text: string) => [`${where}.${name} ${text}: ${JSON.stringify(value)}`];
  if (value === '' || value === null || value === undefined) return problem('is empty');
  if (typeof value === 'string') {
    if (ADDRESSES.has(name) && !/^https?:\/\/[^/]+\//.test(value)) return problem('is no address');
    if (TIMES.has(name) && !TIME.test(value)) return problem('is no time');
    if (name === 'unitText' && !PAY_UNITS.includes(value)) return problem('is no unit of pay');
    if (name === 'employmentType' && !EMPLOYMENT.includes(value)) return problem('is unknown');
    if (name === 'headline' && value.length > 110) return problem('is too long');
  }
  return [];
}

function thingProblems(thing: Thing, where: string): string[] {
  const type = thing['@type'];
  const required = REQUIRED[type];
  // An object that only refers to another one has no type.
  if (!required) return Object.keys(thing).join() === '@id' ? [] : [`${where} has type ${type}`];
  return [
    ...required
      .filter((name) => thing[name] === undefined)
      .map((name) => `${where} (${type}) lacks ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).flatMap((one: unknown, index) => [
        ...valueProblems(name, one, where),
        ...(isThing(one) ? thingProblems(one, `${where}.${name}[${index}]`) : []),
        ...(name === 'itemListElement' && isThing(one) && type === 'BreadcrumbList'
          ? Number(one['position']) === index + 1 && typeof one['item'] === 'string'
            ? []
            : [`${where}.${name}[${index}] is out of order`]
          : []),
      ]),
    ),
  ];
}

/** Errors in a page's structured data; empty when valid. */
export function structuredDataProblems({ jsonLd = [] }: Head): string[] {
  const things = JSON.parse(JSON.stringify(jsonLd)) as Thing[];
  return things.flatMap((thing, index) => thingProblems(thing, `[${index}]`));
}

/** The page's structured data object of a type. */
export function findJsonLd({ jsonLd = [] }: Head, type: string): Thing | undefined {
  const things = JSON.parse(JSON.stringify(jsonLd)) as Thing[];
  return things.find((thing) => thing['@type'] === type);
}
