import { BodyFields } from '@dara/agency/body';
import { ChannelFields } from '@dara/agency/fields';
import { BODY_NAMES } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { FormSections } from '@dara/kit/record';
import type { ReactNode } from 'react';
import type { TalentRecord } from '../../api/generated.ts';
import { AboutFields } from './about-fields.tsx';
import { BasicsFields } from './basics-fields.tsx';
import { BookoutFields } from './bookout-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { SECTIONS, type SectionId } from './record-sections.ts';
import { TeamFacts, TeamFields } from './team-fields.tsx';

interface RecordSectionsProps {
  /** Prefix of the ids of the sections. */
  prefix: string;
  mode: 'own' | 'staff';
  record: TalentRecord | undefined;
}

/** The sections of the form and the fields in them. */
export function RecordSections({ prefix, mode, record }: RecordSectionsProps) {
  const contents: Record<SectionId, ReactNode> = {
    basics: <BasicsFields mode={mode} />,
    contact: <ContactFields mode={mode} />,
    pictures: <PictureFields />,
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
