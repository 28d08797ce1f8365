import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { FormTextField } from './form-text-fields.tsx';

/** Fields side by side share a grid's rows for label, hint, control and error, so that controls align. */
const sharedRows = css`
  @supports (grid-template-rows: subgrid) {
    row-gap: 0;
    > * {
      grid-row: span 4;
    }
    > :nth-child(n + 3) {
      margin-block-start: ${tokens.space5};
    }
    > [data-field],
    > [data-field] > .react-aria-DatePicker {
      display: grid;
      grid-row: span 4;
      grid-template-rows: subgrid;
      gap: 0;
    }
    [data-part='hint'] {
      grid-row: 2;
    }
    [data-part='control'] {
      grid-row: 3;
      margin-block-start: 4px;
    }
    [data-part='error'] {
      grid-row: 4;
      margin-block-start: 4px;
    }
  }
`;

/** Two fields beside each other where there is room. */
export const FormPair = styled.div`
  display: grid;
  gap: ${tokens.space5} ${tokens.space4};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${sharedRows}
  }
`;

/** Short figures side by side. */
export const FormFigures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: ${tokens.space4};
  align-items: start;
`;

export interface FormPartProps {
  title: ReactNode;
  hint?: ReactNode;
  /** Of the heading: 2 where the form is the page and has no sections. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A group of fields with a heading. */
export function FormPart({ title, level = 3, hint, children }: FormPartProps) {
  const Heading = `h${level}` as const;
  return (
    <Part>
      <div>
        <Heading>{title}</Heading>
        {hint && <p>{hint}</p>}
      </div>
      {children}
    </Part>
  );
}

export interface FormBothFieldsProps {
  /** For a value `{ th, en }`. */
  name: string;
  label: string;
  /** Maximum number of characters. */
  limit: number;
  /** Whether Thai has to be there; it has when absent. */
  required?: boolean;
}

/** A line in Thai and, if wanted, in English. */
export function FormBothFields({ name, label, limit, required = true }: FormBothFieldsProps) {
  return (
    <FormPair>
      <FormTextField
        name={`${name}.th`}
        required={required}
        maxLength={limit}
        label={<FormattedMessage id="kit.form.inThai" values={{ label }} />}
      />
      <FormTextField
        name={`${name}.en`}
        maxLength={limit}
        lang="en"
        label={<FormattedMessage id="kit.form.inEnglish" values={{ label }} />}
      />
    </FormPair>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${tokens.space4};
  padding-block-start: ${tokens.space5};
  border-block-start: 1px solid ${tokens.line};
  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  h2,
  h3 {
    font-size: ${tokens.textLarge};
  }
  > p,
  > div:first-child > p {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
