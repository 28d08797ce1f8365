import type { Trx } from '@dara/backend';
import { newId } from '../kernel/new-id.ts';
import { hashPassword } from '../modules/authorization/authorization.public.ts';
import { SHOWCASE } from './albums.ts';
import type { DemoTalent } from './people.ts';
import type { TalentIds } from './seed-talents.ts';

/** Password of every demonstration account; exists in demonstration data only. */
export const DEMO_PASSWORD = 'Dara1234!';

export interface DemoAccount {
  email: string;
  permission: 'Admin' | 'Staff' | 'Business' | 'Talent';
  firstName: string;
  lastName: string;
  active?: boolean;
  /** Key of the talent of a talent account. */
  talent?: string;
  /** Index of the business of a business account. */
  business?: number;
  /** Owner unless it says otherwise. */
  role?: 'Member';
}

/** The first of each role is printed at start. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'admin@dara.test', permission: 'Admin', firstName: 'ปิ่นเพชร', lastName: 'ดูแลดี' },
  { email: 'staff@dara.test', permission: 'Staff', firstName: 'ต้นน้ำ', lastName: 'ประสานใจ' },
  {
    email: 'business@dara.test',
    permission: 'Business',
    firstName: 'วารี',
    lastName: 'น้ำใส',
    business: 0,
  },
  {
    email: 'talent@dara.test',
    permission: 'Talent',
    firstName: '',
    lastName: '',
    talent: SHOWCASE,
  },
  { email: 'staff2@dara.test', permission: 'Staff', firstName: 'กานดา', lastName: 'แคสติ้ง' },
  {
    email: 'disabled@dara.test',
    permission: 'Staff',
    firstName: 'ลาพัก',
    lastName: 'ยาวนาน',
    active: false,
  },
  {
    email: 'business2@dara.test',
    permission: 'Business',
    firstName: 'ขวัญเรือน',
    lastName: 'งามสม',
    business: 1,
  },
  {
    email: 'business3@dara.test',
    permission: 'Business',
    firstName: 'อุ่น',
    lastName: 'ใจดี',
    business: 13,
  },
  {
    email: 'business4@dara.test',
    permission: 'Business',
    firstName: 'ธาร',
    lastName: 'ใสสะอาด',
    business: 0,
    role: 'Member',
  },
  {
    email: 'business5@dara.test',
    permission: 'Business',
    firstName: 'ฉาย',
    lastName: 'แสงทอง',
    business: 14,
  },
  {
    email: 'business6@dara.test',
    permission: 'Business',
    firstName: 'ฟ้าคราม',
    lastName: 'เรืองรอง',
    business: 15,
  },
  {
    email: 'talent2@dara.test',
    permission: 'Talent',
    firstName: '',
    lastName: '',
    talent: 'Influencer-0',
  },
  {
    email: 'talent3@dara.test',
    permission: 'Talent',
    firstName: '',
    lastName: '',
    talent: 'NewBorn-0',
  },
  {
    email: 'talent4@dara.test',
    permission: 'Talent',
    firstName: '',
    lastName: '',
    talent: 'Actor-12',
  },
];

/** Complete, so that the form of the account can be saved unchanged. */
const HOME = {
  province: '10',
  district: '1007',
  sub_district: '100704',
  postal_code: '10330',
  address: '88 ถนนวิทยุ',
};

export async function seedAccounts(
  trx: Trx,
  talents: readonly DemoTalent[],
  talentIds: TalentIds,
  businessIds: readonly string[],
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const account of DEMO_ACCOUNTS) {
    const talent = talents.find(({ key }) => key === account.talent);
    await trx
      .insertInto('profile')
      .values({
        id: newId(),
        email: account.email,
        password_hash: passwordHash,
        first_name: talent?.firstName[0] ?? account.firstName,
        last_name: talent?.lastName[0] ?? account.lastName,
        permission: account.permission,
        active: account.active ?? true,
        contact_phone: '020000000',
        ...HOME,
        talent_id: account.talent ? (talentIds.get(account.talent)?.id ?? null) : null,
        ...(account.role ? { business_role: account.role } : {}),
        business_profile_id:
          account.business === undefined ? null : (businessIds[account.business] ?? null),
      })
      .execute();
    if (account.talent) {
      await trx
        .updateTable('talent')
        .set({ email: account.email })
        .where('id', '=', talentIds.get(account.talent)?.id ?? '')
        .execute();
    }
  }
}
