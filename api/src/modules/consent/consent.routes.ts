import { type Db, identityOf, type Identity, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { recordAudit } from '../../kernel/record/audit.ts';
import { emailTemplate, enqueueMails } from '../../kernel/text/email-template.ts';
import { contentChanged } from '../../kernel/content/content.ts';
import { listConsents } from './consent.repository.ts';
import { writeConsent } from './write-consent.ts';
import { subjectOf, type Subject } from './consent-subject.ts';
import { consentHistory } from './consent-history.ts';
import { ConsentBody, ConsentList } from './consent.schema.ts';
import { ConsentHistoryPage, ConsentHistoryQuery } from './consent-history.schema.ts';

const tags = ['consent'];

/** Consents of a user: read, grant and withdraw at any time. */
export const consentRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  const route = routesOf(app, { path: '/api', operation: '', access: 'signed-in', tags });

  route('GET /consent', 'consentList', {
    summary: 'Consents of the signed-in user',
    isOpenWhileSuspended: true,
    answer: ConsentList,
    handler: async (request) => listConsents(db, await subjectOf(db, identityOf(request))),
  });

  route('GET /management/profile/:id/consent', 'managementProfileConsentList', {
    summary: 'All consents and withdrawals of a person, also after erasure',
    access: ['Admin'],
    query: ConsentHistoryQuery,
    answer: ConsentHistoryPage,
    handler: async ({ params, query }) => {
      return { ...(await consentHistory(db, params.id, query)), ...query };
    },
  });

  route('PUT /consent', 'consentUpdate', {
    summary: 'Gives or withdraws a consent; without PublicProfile a talent is not public',
    isOpenWhileSuspended: true,
    invalidates: ['talent', 'management talent'],
    body: ConsentBody,
    answer: ConsentList,
    handler: async (request) => {
      const actor = identityOf(request);
      const subject = await subjectOf(db, actor);
      await write(services, actor, subject, request.body, request.id);
      return listConsents(db, subject);
    },
  });
};

function write(
  services: Services,
  actor: Identity,
  subject: Subject,
  body: ConsentBody,
  requestId: string,
): Promise<void> {
  return services.db.transaction().execute(async (trx) => {
    const isChanged = await writeConsent(trx, subject, body);
    if (!isChanged) return;
    const { purpose, given } = body;
    await recordAudit(trx, {
      actor,
      action: given ? 'ConsentGive' : 'ConsentWithdraw',
      entity: subject.isTalent ? 'talent' : 'profile',
      entityId: subject.id,
      diff: { [purpose]: { before: !given, after: given } },
      requestId,
    });
    if (given) await notifyGuardian(services, subject, trx);
    if (subject.isTalent) await contentChanged(services, { entity: 'talent', id: subject.id }, trx);
  });
}

/** Consent in a guardian's name is always audited. */
async function notifyGuardian(services: Services, subject: Subject, trx: Db): Promise<void> {
  const { guardian, needsGuardian, name } = subject;
  if (!needsGuardian || !guardian || !name) return;
  const mail = emailTemplate({
    to: guardian.email,
    language: 'th',
    link: `${services.config.publicUrl}/privacy`,
    th: {
      subject: `มีการให้ความยินยอมในนามของคุณสำหรับ ${name.th}`,
      lines: [
        `โปรไฟล์ ${name.th} บันทึกว่าคุณให้ความยินยอมในฐานะผู้ปกครอง`,
        'หากคุณไม่ได้ให้ความยินยอม โปรดติดต่อเรา เราจะยกเลิกให้ทันที',
      ],
      action: 'อ่านนโยบายความเป็นส่วนตัว',
    },
    en: {
      subject: `A consent was given in your name for ${name.en}`,
      lines: [
        `The profile ${name.en} records that you, as the guardian, gave a consent.`,
        'If you did not, contact us and we will withdraw it at once.',
      ],
      action: 'Read the privacy policy',
    },
  });
  await enqueueMails(services, [mail], trx);
}
