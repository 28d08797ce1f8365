/** Lists that grow with the agency's business; the talents of applicants are read too. */
export const GROWING = [
  ...['job', 'business_profile', 'job_application', 'job_request'],
  ...['proposal', 'proposal_item', 'booking', 'notice'],
];

/** A list, as staff read it. */
export interface BusinessList {
  name: string;
  /** Paths by variant. */
  calls: Record<string, string>;
}

const DIRECTIONS = ['asc', 'desc'] as const;
const keyword = (text: string): string => `keyword=${encodeURIComponent(text)}`;

/** The first page, a deep page, each order, and further variants. */
function calls(
  path: string,
  deepPage: number,
  sorts: readonly string[],
  others: Record<string, string> = {},
): Record<string, string> {
  const orders = sorts.flatMap((column) =>
    DIRECTIONS.map((direction) => [
      `by ${column} ${direction}`,
      `sortByColumn=${column}&sortByAlphabetically=${direction}`,
    ]),
  );
  const asked = { first: '', [`page ${deepPage}`]: `page=${deepPage}`, ...others };
  return Object.fromEntries(
    [...Object.entries(asked), ...orders].map(([name, query]) => [name!, `${path}?${query}`]),
  );
}

const day = (at: Date): string => at.toISOString().slice(0, 10);

/** Bookings are requested by period, not by page. */
function bookingCalls(jobId: string, talentId: string): Record<string, string> {
  const today = new Date();
  const days = (count: number): string =>
    `from=${day(today)}&to=${day(new Date(today.getTime() + count * 86_400_000))}`;
  const path = '/api/management/booking';
  return {
    'a day': `${path}?${days(0)}`,
    'a month of a talent': `${path}?${days(30)}&talentId=${talentId}`,
    'a month of a job': `${path}?${days(30)}&jobId=${jobId}`,
    'bookings of a day': `${path}?${days(0)}&kind=Booked`,
  };
}

/** Lists of one job, and of one talent by period. */
export function businessLists(jobId: string, talentId: string): BusinessList[] {
  const management = '/api/management';
  const job = `${management}/job/${jobId}`;
  const records = ['CreatedAt', 'UpdatedAt'];
  return [
    {
      name: 'businesses',
      calls: calls(`${management}/business`, 5000, [...records, 'CompanyName'], {
        keyword: keyword('น้ำหอม'),
        'a rare keyword': keyword('client77@'),
        deleted: 'deleted=true',
        status: 'status=Pending',
      }),
    },
    {
      name: 'jobs',
      calls: calls(`${management}/job`, 5000, [...records, 'ApplyUntil', 'Title'], {
        keyword: keyword('ละคร'),
        deleted: 'deleted=true',
        status: 'status=Review',
      }),
    },
    {
      name: 'applications',
      calls: calls(`${job}/application`, 80, [...records, 'Name', 'QuotedRate', 'Rating'], {
        keyword: keyword('มะลิ'),
        status: 'status=Shortlisted',
      }),
    },
    {
      name: 'applications of all jobs',
      calls: calls(`${management}/application`, 5000, ['CreatedAt', 'Name'], {
        keyword: keyword('มะลิ'),
        status: 'status=Shortlisted',
        'new ones of live jobs': 'status=Applied&jobStatus=Open&jobStatus=Closed',
        'a talent type': 'talentType=Actor',
        'a job': `jobId=${jobId}`,
        days: `appliedFrom=${day(new Date())}&appliedTo=${day(new Date())}`,
      }),
    },
    {
      name: 'invitations of all jobs',
      calls: calls(`${management}/request`, 5000, ['CreatedAt', 'RespondBy'], {
        keyword: keyword('มะลิ'),
        status: 'status=Pending',
      }),
    },
    {
      name: 'invitations',
      calls: calls(
        `${job}/request`,
        80,
        ['CreatedAt', 'RespondBy', 'SeenAt', 'AnsweredAt', 'DisplayName'],
        { keyword: keyword('มะลิ'), status: 'status=Pending' },
      ),
    },
    {
      name: 'proposals',
      calls: calls(
        `${management}/proposal`,
        5000,
        [...records, 'Number', 'Title', 'Total', 'ValidUntil', 'SentAt'],
        {
          keyword: keyword('น้ำหอม'),
          'a number': keyword('2568-07'),
          deleted: 'deleted=true',
          status: 'status=Draft',
        },
      ),
    },
    { name: 'bookings', calls: bookingCalls(jobId, talentId) },
    { name: 'notices', calls: calls('/api/notice', 5000, [], { unread: 'unread=true' }) },
  ];
}
