import { BodyFields } from '@dara/agency/body';
import { ChannelFields } from '@dara/agency/fields';
import { BODY_NAMES, TALENT_LISTS } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { FormSections } from '@dara/kit/record';
import { FormAlbumField, FormImageField } from '@dara/kit/image-field';
import { PROFILE_IMAGE_RATIO } from '@dara/kit/validation';
import type { ReactNode } from 'react';
import type { TalentRecord } from '../../api/generated.ts';
import { AboutFields } from './about-fields.tsx';
import { BasicsFields } from './basics-fields.tsx';
import { BookoutFields } from './bookout-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { TeamFacts, TeamFields } from './team-fields.tsx';

/** Sections of the form in order, with the names of their values. */
const SECTIONS = [
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

interface RecordSectionsProps {
  /** Prefix of section ids. */
  prefix: string;
  mode: 'own' | 'staff';
  record: TalentRecord | undefined;
}

/** Sections of the form with their fields. */
export function RecordSections({ prefix, mode, record }: RecordSectionsProps) {
  const contents: Record<SectionId, ReactNode> = {
    basics: <BasicsFields mode={mode} />,
    contact: <ContactFields mode={mode} />,
    pictures: <ImageFields />,
    looks: <BodyFields names={BODY_NAMES} />,
    channels: <ChannelFields withEngagement />,
    about: <AboutFields record={record} />,
    bookouts: <BookoutFields />,
    team: mode === 'own' && record ? <TeamFacts record={record} /> : <TeamFields isNew={!record} />,
  };
  return (
    <FormSections
      prefix={prefix}
      sections={SECTIONS.map(({ id, names }) => ({
        id,
        names,
        title: <FormattedMessage id={`talent.record.section.${id}`} />,
        lead: <FormattedMessage id={`talent.record.lead.${mode}.${id}`} />,
        content: contents[id],
      }))}
    />
  );
}

/** The face, cut square, and the album in its order. */
function ImageFields() {
  return (
    <>
      <FormImageField
        name="picture"
        crop
        ratio={PROFILE_IMAGE_RATIO}
        label={<FormattedMessage id="talent.record.field.picture" />}
        hint={<FormattedMessage id="talent.record.hint.picture" />}
      />
      <FormAlbumField
        name="album"
        limit={TALENT_LISTS.album}
        label={<FormattedMessage id="talent.profile.album" />}
        hint={<FormattedMessage id="talent.record.hint.album" />}
      />
    </>
  );
}

type SectionId = (typeof SECTIONS)[number]['id'];
