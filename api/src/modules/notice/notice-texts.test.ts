import { expect, test } from 'vitest';
import { NOTICES_OF, NOTICE_KINDS, PERMISSIONS, type NoticeKind } from '@dara/model';
import { noticePath } from './notice-paths.ts';
import { noticeText } from './notice-texts.ts';

const STATUSES = [
  ...['Draft', 'Open', 'Closed', 'Completed', 'Cancelled', 'Approved', 'Rejected', 'Suspended'],
  ...['Applied', 'Shortlisted', 'Hold', 'Hired', 'Withdrawn', 'Accepted', 'Declined', 'Expired'],
  ...[
    'Responded',
    'Booked',
    'Option1',
    'Option2',
    'Lapsed',
    'Replaced',
    'JobClosed',
    'JobCancelled',
    undefined,
  ],
];
const names = (text: string) => ({ th: `${text}ไทย`, en: `${text}En` });
const DATA = {
  job: names('job'),
  talent: names('talent'),
  business: names('business'),
  title: names('title'),
  person: 'person',
  number: 'PR-2569-0001',
  reason: 'SECRET-REASON',
  from: '2026-11-23',
  to: '2026-11-25',
  day: '2026-11-30',
  respondBy: '2026-11-30',
};

const every = PERMISSIONS.flatMap((role) =>
  NOTICE_KINDS.flatMap((kind) => STATUSES.map((status) => ({ role, kind, status }))),
);

test('every notice has a title and a text in both languages, with and without its data', () => {
  for (const { role, kind, status } of every) {
    for (const data of [{}, { ...DATA, ...(status ? { status } : {}) }]) {
      const { title, text } = noticeText(kind, data, role);
      for (const said of [title.th, title.en, text.th, text.en]) {
        expect(said.length).toBeGreaterThan(3);
        expect(said).not.toMatch(/[{}[\]]|undefined|null| {2}/);
      }
      expect(`${title.th}${text.th}`).toMatch(/[ก-๙]/);
      expect(`${title.en}${text.en}`).not.toMatch(/[ก-๙]/);
    }
  }
});

test('each kind of notice for a role has its own texts', () => {
  const plain = noticeText('ProposalAnswered', {}, 'Talent').title.en;
  for (const role of PERMISSIONS) {
    for (const kind of Object.keys(NOTICES_OF[role]) as NoticeKind[]) {
      expect([role, kind, noticeText(kind, DATA, role).title.en]).not.toContain(plain);
    }
  }
});

test('a talent reads no internal step and no reason, a business no reason of a talent', () => {
  const said = (kind: NoticeKind, status: string, role: 'Talent' | 'Business') =>
    JSON.stringify(noticeText(kind, { ...DATA, status }, role));
  expect(said('ApplicationStatus', 'Hold', 'Talent')).toBe(
    said('ApplicationStatus', 'Shortlisted', 'Talent'),
  );
  for (const status of STATUSES) {
    for (const kind of NOTICE_KINDS) {
      // The reason for which a job is cancelled is written for its talents.
      if (kind === 'JobStatus' && status === 'Cancelled') continue;
      expect(said(kind, String(status), 'Talent')).not.toMatch(/SECRET|Hold|Shortlist/);
    }
    expect(said('InvitationAnswered', String(status), 'Business')).not.toContain('SECRET');
    expect(said('ApplicationStatus', String(status), 'Business')).not.toContain('SECRET');
  }
});

test('days are written as each language writes them', () => {
  const text = noticeText('BookingMade', { ...DATA, status: 'Booked' }, 'Talent').text;
  expect(text.th).toContain('23 พ.ย. 2569 – 25 พ.ย. 2569');
  expect(text.en).toContain('23 Nov 2026 – 25 Nov 2026');
  const one = noticeText('BookingMade', { ...DATA, to: DATA.from, status: 'Booked' }, 'Talent');
  expect(one.text.en).not.toContain('–');
});

test('modules may call a name otherwise, and say by other words what happened', () => {
  const of = (kind: NoticeKind, data: object, role: 'Staff' | 'Talent' | 'Business') =>
    noticeText(kind, data as never, role);
  const title = names('งาน');
  expect(of('ApplicationReceived', { title, talentName: names('น้ำ') }, 'Staff').text.th).toBe(
    'น้ำไทย สมัครงาน “งานไทย”',
  );
  expect(of('JobSubmitted', { title, company: names('ร้าน') }, 'Staff').text.th).toContain('ร้านไทย');
  const booking = { from: '2026-11-23', jobTitle: title, kind: 'Held', event: 'Made' };
  expect(of('BookingMade', booking, 'Talent').title.en).toBe('Dates are held for you');
  expect(of('BookingMade', { ...booking, kind: 'Booked' }, 'Talent').title.en).toBe(
    'You are booked',
  );
  expect(of('BookingChanged', { ...booking, event: 'Cancelled' }, 'Talent').title.en).toBe(
    'A booking was cancelled',
  );
});

test('an empty English name falls back to the Thai one', () => {
  const data = { job: { th: 'งานถ่าย', en: '' } };
  expect(noticeText('JobSubmitted', data, 'Staff').text.en).toContain('งานถ่าย');
});

test('notices link talents to their own pages, searches to their results, and all others to the management', () => {
  const data = { jobId: 'j1' };
  for (const role of PERMISSIONS) {
    for (const kind of Object.keys(NOTICES_OF[role]) as NoticeKind[]) {
      const path = noticePath({ kind, entity: 'x', entityId: 'e1', data }, role);
      const others = kind === 'SearchMatched' ? /^\/talent[?]/ : /^\/management\//;
      expect(path).toMatch(role === 'Talent' ? /^\/(talent\/profile|job)\b/ : others);
    }
  }
  const of = (kind: NoticeKind, entity: string, role: 'Staff' | 'Talent') =>
    noticePath({ kind, entity, entityId: 'e1', data }, role);
  expect(of('JobSubmitted', 'job', 'Staff')).toBe('/management/business/job/detail/e1');
  expect(of('InvitationAnswered', 'job_request', 'Staff')).toBe(
    '/management/business/job/detail/j1/request',
  );
  expect(of('InvitationReceived', 'job_request', 'Talent')).toBe(
    '/talent/profile/job?tab=invitations',
  );
});

test('a booking notice leads to the line-up where a backup is found, or where its business reads it', () => {
  const known = { from: '2026-11-23', to: '2026-11-25', number: 'PR-2569-0001', proposalId: 'p1' };
  const of = (kind: NoticeKind, data: object, role: 'Staff' | 'Business') =>
    noticePath({ kind, entity: 'booking', entityId: 'b1', data: { ...known, ...data } }, role);
  const calendar = '/management/business/booking?month=2026-11&booking=b1';
  const lineUp = '/management/business/proposal/detail/p1';
  expect(of('BookingMade', { status: 'Booked' }, 'Staff')).toBe(calendar);
  expect(of('BookingChanged', { status: 'Cancelled' }, 'Staff')).toBe(lineUp);
  expect(of('BookingLapsed', { status: 'Lapsed' }, 'Staff')).toBe(lineUp);
  expect(of('BookingChanged', { status: 'Cancelled', proposalId: null }, 'Staff')).toBe(calendar);
  expect(of('BookingMade', { status: 'Booked', jobId: 'j1' }, 'Business')).toBe(calendar);
  expect(of('BookingMade', { status: 'Booked', jobId: null }, 'Business')).toBe(lineUp);
  const made = { ...known, talent: names('talent'), job: null, status: 'Booked' };
  expect(noticeText('BookingMade', made, 'Business').text.en).toBe(
    'talentEn is booked on 23 Nov 2026 – 25 Nov 2026, as in proposal PR-2569-0001.',
  );
  const cancelled = { ...made, status: 'Cancelled' };
  expect(noticeText('BookingChanged', cancelled, 'Staff').text.en).toContain(
    'See proposal PR-2569-0001 for a backup.',
  );
});
