import { checkAll, type Db, type Services, type Trx, type Uploads } from '@dara/backend';
import { HEAD_OFFICE, cutText } from '@dara/model';
import { recordAudit } from '../../kernel/record/audit.ts';
import { contentChanged } from '../../kernel/content/content.ts';
import { cleanLine, optionalLine } from '../../kernel/schema/input.ts';
import { newId } from '../../kernel/new-id.ts';
import {
  normalizeEmail,
  type RegistrationReceipt,
  hashPassword,
  addressRow,
  insertAccount,
  refuseDuplicates,
  throwDuplicate,
  mailConfirmation,
  openRegistration,
  type Opening,
} from '../authorization/authorization.public.ts';
import {
  createImageStore,
  withImageTransaction,
  readUploads,
  type Original,
  type StoreImage,
} from '../image/image.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { checkBusiness, type CheckedBusiness } from './business-register.check.ts';
import type { BusinessRegistration } from './business-register.schema.ts';

/** Maximum length of the account's name columns. */
const NAME_MAX = 50;

interface NewBusiness {
  id: string;
  profileId: string;
  passwordHash: string;
  data: CheckedBusiness;
}

/** Creates a business with account, logo and accepted terms, in one transaction. */
export function createBusinessRegistration(services: Services) {
  const images = createImageStore(services);

  const check = (input: BusinessRegistration, uploads: Uploads) => {
    const { taxId, branchNo = HEAD_OFFICE } = input;
    const wanted = { registering: normalizeEmail(input.email), taxId, branchNo };
    return checkAll(
      () => checkBusiness(input, agencyOf(services).emailSuffix),
      () => refuseDuplicates(services.db, wanted),
      () => readUploads(images, uploads, { logoFile: { max: 1 } }),
    );
  };

  const register = async (
    input: BusinessRegistration,
    uploads: Uploads,
    requestId: string,
  ): Promise<RegistrationReceipt> => {
    const [data, , { logoFile }] = await check(input, uploads);
    const { taxId, branchNo } = data;
    const [logo] = logoFile;
    const passwordHash = await hashPassword(data.password);
    const { email } = data;
    const write = (opening: Opening): Promise<void> => {
      const shown = { ...data, email: opening.email };
      const business: NewBusiness = { id: newId(), profileId: newId(), passwordHash, data: shown };
      const work = async (trx: Trx, storeImage: StoreImage): Promise<void> => {
        await opening.begin(trx);
        await insertBusiness(trx, business);
        await insertProfile(trx, business);
        if (logo) await insertLogo(trx, storeImage, business, logo);
        await finishIn(trx, business, requestId);
        await opening.finish(trx);
      };
      return withImageTransaction(services, logo ? [logo] : [], work).catch(throwDuplicate);
    };
    const registration = { email, taxId, branchNo, forTalent: false };
    await openRegistration(services, registration, write);
    return { email };
  };

  async function finishIn(trx: Trx, business: NewBusiness, requestId: string): Promise<void> {
    const { id, profileId, data } = business;
    const { companyName, taxId, branchNo, email, language = 'th' } = data;
    await recordAudit(trx, {
      actor: { id: profileId, permission: 'Business' },
      action: 'Register',
      entity: 'business_profile',
      entityId: id,
      diff: { companyName, taxId, branchNo },
      requestId,
    });
    await mailConfirmation(services, trx, { id: profileId, email, language });
    await contentChanged(services, { entity: 'business', id }, trx);
  }

  return { check, register };
}

async function insertLogo(
  trx: Trx,
  storeImage: StoreImage,
  { id, profileId, data }: NewBusiness,
  logo: Original,
): Promise<void> {
  const owner = { alt: data.companyName, access: 'public', businessProfileId: id } as const;
  const logoId = await storeImage(logo, { ...owner, createdBy: profileId });
  const change = trx.updateTable('business_profile').set({ logo_id: logoId });
  await change.where('id', '=', id).execute();
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
      email_confirmed_at: null,
    })
    .execute();
}

async function insertProfile(trx: Db, business: NewBusiness): Promise<void> {
  const { id, profileId, data } = business;
  const [firstName = '', ...rest] = data.contactName.split(' ');
  await insertAccount(trx, {
    id: profileId,
    email: data.email,
    password_hash: business.passwordHash,
    first_name: cutText(firstName, NAME_MAX),
    last_name: cutText(rest.join(' '), NAME_MAX),
    permission: 'Business',
    contact_phone: data.contactPhone,
    ...addressRow(data),
    business_profile_id: id,
    language: data.language ?? 'th',
    email_confirmed_at: null,
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
