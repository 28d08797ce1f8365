import { media, tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RequiredNote } from '../../ui/inputs/field.tsx';
import { SectionNav, type NavSection } from './section-nav.tsx';

export interface FormSection extends NavSection {
  /** Below the title; an empty message is not drawn. */
  lead?: ReactNode;
  content: ReactNode;
}

export interface FormSectionsProps {
  /** Prefix of the ids of the sections: `<prefix>-<id>`, and `<prefix>-<id>-title` of their headings. */
  prefix: string;
  sections: readonly FormSection[];
  /** Nothing has to be filled in. */
  isOptional?: boolean;
}

/** A long form in sections, with a list of them beside it; nothing can be entered while it is being sent. */
export function FormSections({ prefix, sections, isOptional }: FormSectionsProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Columns>
      <SectionNav prefix={prefix} sections={sections} />
      <Sections inert={isSubmitting}>
        {!isOptional && <RequiredNote />}
        {sections.map(({ id, title, lead, content }) => (
          <Section key={id} id={`${prefix}-${id}`} aria-labelledby={`${prefix}-${id}-title`}>
            <header>
              <h2 id={`${prefix}-${id}-title`} tabIndex={-1}>
                {title}
              </h2>
              <p>{lead}</p>
            </header>
            {content}
          </Section>
        ))}
      </Sections>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  ${media.wide} {
    grid-template-columns: 176px minmax(0, 760px);
    gap: ${tokens.space8};
  }
`;

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
