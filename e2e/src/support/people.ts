import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD, openSession, type Session } from './accounts.ts';
import { call } from './calls.ts';
import { siteUrl } from './journey.ts';
import { choosePassword, confirmAddress } from './mail.ts';
import { newTaxId, unique } from './registration.ts';
import { ROOT } from './site.ts';

const PICTURE = readFileSync(path.join(ROOT, 'docs/images/home.jpg'));

/** Signs in a user who is not in the demonstration data. */
export const sessionOf = (email: string): Promise<Session> =>
  call<Session>(null, 'POST', '/api/authorization/login', { email, password: PASSWORD });

export interface NewTalent {
  id: string;
  displayName: string;
  email: string;
  session: Session;
}

/** A separate approved and public talent, so that journeys do not interfere. */
export async function newTalent(data: object = {}): Promise<NewTalent> {
  const staff = await openSession(siteUrl(), 'staff');
  const name = unique();
  const email = `profile-${name}@dara.test`;
  const displayName = `ศิลปิน ${name}`;
  const { id } = await call<{ id: string }>(staff, 'POST', '/api/management/talent', {
    data: {
      displayName,
      firstName: { th: 'ศิลปิน', en: 'Talent' },
      lastName: { th: 'ทดสอบ', en: 'Test' },
      gender: 'Female',
      birthDay: '1998-04-12',
      email,
      talentTypes: ['Actor'],
      ...data,
    },
  });
  await call(staff, 'PUT', `/api/management/talent/${id}/status`, { status: 'Approved' });
  await choosePassword(email);
  const session = await sessionOf(email);
  await consent(session, 'PublicProfile');
  return { id, displayName, email, session };
}

export interface NewColleague {
  id: string;
  /** The name at the head of the record. */
  name: string;
  email: string;
  /** A staff user with the common password. */
  session: Session;
}

/** A separate staff user, so that the demonstration accounts stay unchanged. */
export async function newColleague(): Promise<NewColleague> {
  const admin = await openSession(siteUrl(), 'admin');
  const number = unique();
  const email = `colleague-${number}@dara.test`;
  const [firstName, lastName] = [`มะลิ${number}`, 'ทองดี'];
  const data = { email, firstName, lastName, permission: 'Staff', language: 'th' };
  const { id } = await call<{ id: string }>(admin, 'POST', '/api/management/profile', { data });
  await choosePassword(email);
  return { id, name: `${firstName} ${lastName}`, email, session: await sessionOf(email) };
}

export async function consent(session: Session, purpose: string): Promise<void> {
  await call(session, 'PUT', '/api/consent', { purpose, given: true, textVersion: 'privacy-1' });
}

/** Gives a talent a card with an image, which is needed to apply; returns its id. */
export async function giveCard({ id, session }: NewTalent, name: string): Promise<string> {
  const form = new FormData();
  const slots = [{ slot: 'front', imageId: 'file:0', x: 0, y: 0, zoom: 1 }];
  form.set('data', JSON.stringify({ name, template: 'Classic', slots }));
  form.set('imageFiles', new Blob([PICTURE], { type: 'image/jpeg' }), 'card.jpg');
  const path = `/api/management/talent/${id}/compositecard`;
  return (await call<{ id: string }>(session, 'POST', path, form)).id;
}

export interface Applicant extends NewTalent {
  cardId: string;
}

/** A separate talent with a card, who agrees to be shown to clients. */
export async function newApplicant(data: object = {}): Promise<Applicant> {
  const talent = await newTalent(data);
  await consent(talent.session, 'ClientSharing');
  return { ...talent, cardId: await giveCard(talent, 'การ์ดหลัก') };
}

export async function apply({ session, cardId }: Applicant, jobId: string): Promise<void> {
  await call(session, 'POST', `/api/job/${jobId}/apply`, { compositeCardId: cardId });
}

export interface NewBusiness {
  id: string;
  companyName: string;
  email: string;
  session: Session;
}

/** A separate approved business with its first owner. */
export async function newBusiness(): Promise<NewBusiness> {
  const name = unique();
  const email = `owner-${name}@dara.test`;
  const companyName = `บริษัท ทดลอง ${name} จำกัด`;
  const place = { province: '50', district: '5001', subDistrict: '500101', postalCode: '50200' };
  const data = {
    ...{ companyName: { th: companyName }, businessType: 'Brand', taxId: newTaxId() },
    ...{ contactName: 'สมหญิง ใจดี', contactPhone: '021234567', email, password: PASSWORD },
    ...{ ...place, address: '1 ถนนนิมมานเหมินท์' },
    terms: { accepted: true, textVersion: 'terms-1' },
  };
  await call(null, 'POST', '/api/authorization/register/businessaccount', { data });
  type Confirmed = Session & { profile: { businessProfileId: string } };
  const session = await confirmAddress<Confirmed>(email);
  const id = session.profile.businessProfileId;
  const staff = await openSession(siteUrl(), 'staff');
  await call(staff, 'PUT', `/api/management/business/${id}/status`, { status: 'Approved' });
  return { id, companyName, email, session };
}

/** An open job of a business. */
export async function newJob(
  business: NewBusiness,
  data: object = {},
): Promise<{ id: string; title: string }> {
  const staff = await openSession(siteUrl(), 'staff');
  const title = `งานทดลอง ${unique()}`;
  const { id } = await call<{ id: string }>(business.session, 'POST', '/api/management/job', {
    data: {
      title: { th: title, en: `Trial ${title.slice(-8)}` },
      description: { th: 'ถ่ายหนึ่งวันในกรุงเทพฯ' },
      jobType: 'TVC',
      ...data,
    },
  });
  await call(business.session, 'PUT', `/api/management/job/${id}/status`, { status: 'Review' });
  await call(staff, 'PUT', `/api/management/job/${id}/status`, { status: 'Open' });
  return { id, title };
}
