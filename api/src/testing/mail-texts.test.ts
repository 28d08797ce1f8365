import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE_KINDS, PERMISSIONS } from '@dara/model';
import { expect, test } from 'vitest';
import { securityMail } from '../modules/authorization/security/security-mail.ts';
import {
  SECURITY_TEXTS,
  type SecurityEvent,
} from '../modules/authorization/security/security-texts.ts';
import { agencyMail } from '../modules/authorization/registration/agency-mail.ts';
import { invitationMail } from '../modules/business/member/business-invitation-mail.ts';
import { contactMail, messageMail } from '../modules/contact/contact-mail.ts';
import { confirmationMail, guardedChangeMail } from '../modules/guardian/guardian-mail.ts';
import { applicationMails, type Applied } from '../modules/job/application-mail.ts';
import { digestMail } from '../modules/notice/delivery/digest-mail.ts';
import { noticeMail } from '../modules/notice/delivery/notice-mail.ts';
import type { NoticeToSend } from '../modules/notice/delivery/waiting-notices.ts';

const TO = 'reader@dara.test';
const LINK = 'https://dara.test/path';
const NAME = 'You won! Open http://evil.test www.evil.co evil.com';
const BOTH = { th: NAME, en: NAME };

const notices = PERMISSIONS.flatMap((permission) =>
  NOTICE_KINDS.map((kind) => {
    const data = { job: BOTH, talent: BOTH, business: BOTH, title: BOTH, person: NAME };
    const recipient = { id: 'x', email: TO, language: 'th', permission };
    return { kind, data, recipient, entity: 'job', entityId: 'x' } as unknown as NoticeToSend;
  }),
);
const [first, ...rest] = notices as [NoticeToSend, ...NoticeToSend[]];
const contact = { name: NAME, email: TO, phone: null, company: NAME, message: 'x', talentIds: [] };

const mails = [
  agencyMail(TO, 'talent', BOTH, LINK),
  agencyMail(TO, 'business', BOTH, LINK),
  invitationMail(TO, 'en', BOTH, LINK),
  confirmationMail(TO, 'th', BOTH, LINK),
  ...(['requested', 'approved', 'rejected', 'edited'] as const).map((stage) =>
    guardedChangeMail(TO, BOTH, ['birthday', 'guardian'], stage, LINK),
  ),
  ...applicationMails(
    {
      application: { jobId: 'x' },
      about: { title: BOTH, talentName: BOTH, cardName: NAME },
    } as Applied,
    { recipients: [TO], publicUrl: 'https://dara.test' },
  ),
  ...(Object.keys(SECURITY_TEXTS) as SecurityEvent[])
    // Its detail is an address, which has to be read as it is.
    .filter((event) => event !== 'EmailChanged')
    .map((event) => securityMail({ email: TO, language: 'en' }, event, 'https://dara.test', NAME)),
  ...notices.map((notice) => noticeMail(notice, 'https://dara.test')),
  digestMail([first, ...rest], 'https://dara.test'),
  messageMail(
    contactMail(contact as Parameters<typeof contactMail>[0], [{ id: 'x', name: BOTH }]),
    {
      to: TO,
      agency: { publicUrl: 'https://dara.test', name: () => 'Dara' },
    },
  ),
];

test('no mail has a link in a name, or begins its subject with one', () => {
  for (const { subject, text, html } of mails) {
    for (const part of subject.split(' · ')) expect(part).not.toMatch(/^[\s\p{P}]*You won/u);
    for (const said of [subject, text, html]) {
      expect(said).not.toMatch(/evil\.|www\.|http:\/\//);
    }
  }
});

test('a mail names a talent in the language of each half', () => {
  const name = { th: 'ดาว', en: 'Dao' };
  const applied = {
    application: { jobId: 'x' },
    about: { title: name, talentName: name, cardName: 'A' },
  } as Applied;
  const agency = { recipients: [TO], publicUrl: 'https://dara.test' };
  for (const { subject, html } of [
    agencyMail(TO, 'talent', name, LINK),
    confirmationMail(TO, 'th', name, LINK),
    guardedChangeMail(TO, name, ['birthday'], 'requested', LINK),
    ...applicationMails(applied, agency),
  ]) {
    for (const part of [subject.split(' · '), html.split('<hr>')]) {
      expect(part).toEqual([expect.stringContaining('ดาว'), expect.stringContaining('Dao')]);
      expect(part).toEqual([
        expect.not.stringContaining('Dao'),
        expect.not.stringContaining('ดาว'),
      ]);
    }
  }
});

/** Own constants that may begin a subject, besides a literal. */
const OURS = [
  /^`\$\{STAGES\[stage\]\.(th|en)\}/,
  /^`\$\{KIND_LABELS\[kind\]\.(th|en)\}/,
  /^`\$\{isRevised \? '[^'$]+' : '[^'$]+'\} /,
  /^(isTalent|isRefused|reason === null|notices\.length === 1)\s*\?\s*['`]/,
  /^`\$\{notices\.length\} notices`/,
  /^(th|en)\.subject,/,
  // Titles of notices: tried above with every kind and role.
  /^title\.(th|en),/,
];

test('every subject in the source begins with words of ours', () => {
  const root = join(import.meta.dirname, '../modules');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .filter((source) => source.includes('emailTemplate(') || source.includes('SECURITY_TEXTS ='));
  expect(files.length).toBeGreaterThan(20);
  const subjects = files.flatMap((source) =>
    [...source.matchAll(/\bsubject:\s*([^\n]+)/g)].map(([, given = '']) => given),
  );
  const mailSubjects = subjects.filter((given) => !/^(string|Subject\b|\{)/.test(given));
  expect(mailSubjects.length).toBeGreaterThan(60);
  const strange = mailSubjects.filter(
    (given) => !/^['`][^'`$]{2,}/.test(given) && !OURS.some((one) => one.test(given)),
  );
  expect(strange).toEqual([]);
});
