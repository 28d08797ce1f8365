import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { RequiredNote } from '../../ui/inputs/field.tsx';
import { Columns, Sections, Section } from './form-sections.styles.ts';
import { SectionNav, type NavSection } from './section-nav.tsx';

export interface FormSection extends NavSection {
  /** Below the title; an empty message is not rendered. */
  lead?: ReactNode;
  content: ReactNode;
}

export interface FormSectionsProps {
  /** Prefix of section ids: `<prefix>-<id>`, and `<prefix>-<id>-title` for headings. */
  prefix: string;
  sections: readonly FormSection[];
  /** Nothing has to be filled in. */
  isOptional?: boolean;
}

/** A long form in sections, with navigation; disabled during submit. */
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
