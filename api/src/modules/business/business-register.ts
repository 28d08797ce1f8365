import { checkAll, type Db, type Services, type Uploads } from '@dara/backend';
import { HEAD_OFFICE } from '@dara/model';
import type { Static } from 'typebox';
import { recordAudit } from '../../kernel/record/audit.ts';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import { contentChanged } from '../../kernel/content/content.ts';
import { cleanLine, optionalLine } from '../../kernel/schema/input.ts';
import { newId } from '../../kernel/new-id.ts';
import {
  normalizeEmail,
  type Session,
  hashPassword,
  addressRow,
  insertAccount,
  refuseDuplicates,
  throwDuplicate,
  agencyMail,
  welcomeMail,
  signInAnswer,
  type Signer,
} from '../authorization/authorization.public.ts';
import { createImageStore, withImageTransaction, readUploads } from '../image/image.public.ts';
import { notify, staffRecipients } from '../notice/notice.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { checkBusiness, type CheckedBusiness } from './business-register.check.ts';
import type { BusinessRegistration } from './business-register.schema.ts';

/** Bound of the account's name columns. */
const NAME_MAX = 50;

interface NewBusiness {
  id: string;
  profileId: string;
  passwordHash: string;
  data: CheckedBusiness;
}

/** Makes a business with its account, logo and acceptance of the terms: all of it, or nothing. */
export function createBusinessRegistration(app: Signer, services: Services) {
  const images = createImageStore(services);

  const check = (input: BusinessRegistration, uploads: Uploads) => {
    const { taxId, branchNo = HEAD_OFFICE } = input;
    const wanted = { email: normalizeEmail(input.email), taxId, branchNo };
    return checkAll(
      () => checkBusiness(input),
      () => refuseDuplicates(services.db, wanted),
      () => readUploads(images, uploads, { logoFile: { max: 1 } }),
    );
  };

  const register = async (
    input: BusinessRegistration,
    uploads: Uploads,
    requestId: string,
  ): Promise<Static<typeof Session>> => {
    const [data, , { logoFile }] = await check(input, uploads);
    const { taxId, branchNo } = data;
    const [logo] = logoFile;
    const passwordHash = await hashPassword(data.password);
    const business: NewBusiness = { id: newId(), profileId: newId(), passwordHash, data };
    const { id, profileId } = business;
    return withImageTransaction(services, logo ? [logo] : [], async (trx, storeImage) => {
      await insertBusiness(trx, business);
      await insertProfile(trx, business);
      if (logo) {
        const owner = { alt: data.companyName, access: 'public', businessProfileId: id } as const;
        const logoId = await storeImage(logo, { ...owner, createdBy: profileId });
        const change = trx.updateTable('business_profile').set({ logo_id: logoId });
        await change.where('id', '=', id).execute();
      }
      await recordAudit(trx, {
        actor: { id: profileId, permission: 'Business' },
        action: 'Register',
        entity: 'business_profile',
        entityId: id,
        diff: { companyName: data.companyName, taxId, branchNo },
        requestId,
      });
      await notifyStaff(services, business, trx);
      await enqueueMails(services, mailsOf(services, business), trx);
      await contentChanged(services, { entity: 'business', id }, trx);
      return signInAnswer(app, trx, profileId);
    }).catch(throwDuplicate);
  };

  return { check, register };
}

async function insertBusiness(trx: Db, { id, profileId, data }: NewBusiness): Promise<void> {
  await trx
    .insertInto('business_profile')
    .values({
      id,
      created_by: profileId,
      company_name: JSON.stringify(data.companyName),
      business_type: data.businessType,
      tax_id: data.taxId,
      branch_no: data.branchNo,
      industry: optionalLine(data.industry),
      website: data.website,
      line_id: optionalLine(data.lineId),
      contact_name: data.contactName,
      position: optionalLine(data.position),
      email: data.email,
      contact_phone: data.contactPhone,
      ...addressRow(data),
      status: 'Pending',
    })
    .execute();
}

async function insertProfile(trx: Db, business: NewBusiness): Promise<void> {
  const { id, profileId, data } = business;
  const [firstName = '', ...rest] = data.contactName.split(' ');
  const fitting = (name: string): string => [...name].slice(0, NAME_MAX).join('');
  await insertAccount(trx, {
    id: profileId,
    email: data.email,
    password_hash: business.passwordHash,
    first_name: fitting(firstName),
    last_name: fitting(rest.join(' ')),
    permission: 'Business',
    contact_phone: data.contactPhone,
    ...addressRow(data),
    business_profile_id: id,
    language: data.language ?? 'th',
  });
  await trx
    .insertInto('consent')
    .values({
      id: newId(),
      subject: profileId,
      purpose: 'Terms',
      text_version: cleanLine(data.terms.textVersion),
      given_by: 'self',
    })
    .execute();
}

async function notifyStaff(services: Services, { id, data }: NewBusiness, trx: Db): Promise<void> {
  const event = {
    kind: 'BusinessRegistered',
    key: id,
    subject: { entity: 'business', id },
    data: { business: data.companyName },
    recipients: await staffRecipients(trx),
  } as const;
  await notify(services, event, trx);
}

function mailsOf(services: Services, { id, data }: NewBusiness) {
  const { publicUrl, recipients } = agencyOf(services);
  const { email, language = 'th', companyName } = data;
  const review = `${publicUrl}/management/business/profile/detail/${id}`;
  return [
    welcomeMail(email, language, 'business', `${publicUrl}/management/business/job`),
    ...recipients.map((to) => agencyMail(to, 'business', companyName.th, review)),
  ];
}
