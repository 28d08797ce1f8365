import { ChannelFields } from '@dara/shared/forms';
import { FormattedMessage } from '@dara/shared/i18n';
import { media, tokens } from '@dara/shared/theme';
import { RequiredNote } from '@dara/shared/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { AboutFields } from './about-fields.tsx';
import { BasicsFields } from './basics-fields.tsx';
import { BookoutFields } from './bookout-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { LooksFields } from './looks-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { SECTIONS, type SectionId } from './record-sections.ts';
import { TeamFacts, TeamFields } from './team-fields.tsx';

interface RecordSectionsProps {
  /** Prefix of the ids of the sections. */
  prefix: string;
  mode: 'own' | 'staff';
  record: TalentRecord | undefined;
}

/** The parts of the form one below the other; nothing can be entered while it is being sent. */
export function RecordSections({ prefix, mode, record }: RecordSectionsProps) {
  const { isSubmitting } = useFormikContext();
  const contents: Record<SectionId, ReactNode> = {
    basics: <BasicsFields mode={mode} />,
    contact: <ContactFields mode={mode} />,
    pictures: <PictureFields />,
    looks: <LooksFields />,
    channels: <ChannelFields withEngagement />,
    about: <AboutFields record={record} />,
    bookouts: <BookoutFields />,
    team: mode === 'own' && record ? <TeamFacts record={record} /> : <TeamFields isNew={!record} />,
  };
  return (
    <Sections inert={isSubmitting}>
      <RequiredNote />
      {SECTIONS.map(({ id }) => (
        <Section key={id} id={`${prefix}-${id}`} aria-labelledby={`${prefix}-${id}-title`}>
          <header>
            <h2 id={`${prefix}-${id}-title`} tabIndex={-1}>
              <FormattedMessage id={`talent.record.section.${id}`} />
            </h2>
            <p>
              <FormattedMessage id={`talent.record.lead.${mode}.${id}`} />
            </p>
          </header>
          {contents[id]}
        </Section>
      ))}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${tokens.space4};
  min-width: 0;
  &[inert] {
    opacity: 0.6;
  }
`;

const Section = styled.section`
  display: grid;
  gap: ${tokens.space5};
  min-width: 0;
  padding: ${tokens.space5} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  scroll-margin-block-start: 116px;
  ${media.tablet} {
    padding: ${tokens.space6};
  }
  ${media.wide} {
    scroll-margin-block-start: 80px;
  }
  header h2 {
    margin: 0;
    font-size: ${tokens.textLarge};
    outline: none;
  }
  header p {
    margin: 0;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  header p:empty {
    display: none;
  }
`;
