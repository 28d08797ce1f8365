import { BODY_NAMES } from '@dara/model';

/** The parts of the form in their order, and the names of the values they edit. */
export const SECTIONS = [
  {
    id: 'basics',
    names: [
      'displayName',
      'firstName',
      'lastName',
      'nickName',
      'gender',
      'birthDay',
      'nationality',
    ],
  },
  { id: 'contact', names: ['email', 'phoneNumber', 'companyName', 'guardian'] },
  { id: 'pictures', names: ['picture', 'album'] },
  { id: 'looks', names: BODY_NAMES },
  { id: 'channels', names: ['socialMedia'] },
  { id: 'about', names: ['bio', 'languages', 'tags'] },
  { id: 'bookouts', names: ['bookouts'] },
  { id: 'team', names: ['active', 'isTop10', 'talentTypes', 'language'] },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
