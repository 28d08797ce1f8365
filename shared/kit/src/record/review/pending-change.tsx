import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ArrowRight, Hourglass } from 'lucide-react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../format/use-format.ts';
import { NoValue } from '../../resource/rows/cells.tsx';
import { CalloutSection } from '../../ui/display/callout.tsx';

type Lines = readonly (string | null | undefined)[];

export interface PendingChangeProps<Field extends string, Values> {
  /** Prefix of the message ids: `title` and `text` (with the date) follow. */
  texts: string;
  requestedAt: string;
  fields: readonly Field[];
  label: (field: Field) => ReactNode;
  before: NoInfer<Values>;
  after: NoInfer<Values>;
  /** The lines of a field's value, or an element that shows it. */
  valueOf: (values: Values, field: Field) => Lines | ReactElement;
  icon?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A change in review, field by field: the present value and the requested one. */
export function PendingChange<Field extends string, Values>(
  props: PendingChangeProps<Field, Values>,
) {
  const { texts, fields, label, before, after, valueOf, icon, actions, children } = props;
  const date = useFormat().dateTime(props.requestedAt);
  const side = (name: 'before' | 'after', value: Lines | ReactElement) => (
    <span data-side={name}>
      <small>
        <FormattedMessage id={`kit.record.history.${name}`} />
      </small>
      {isValidElement(value) ? value : <ValueLines lines={value as Lines} />}
    </span>
  );
  return (
    <CalloutSection
      tone="warning"
      icon={icon ?? <Hourglass size={20} aria-hidden />}
      title={<FormattedMessage id={`${texts}.title`} />}
      actions={actions}
    >
      <p>
        <FormattedMessage id={`${texts}.text`} values={{ date }} />
      </p>
      <Changes>
        {fields.map((field) => (
          <div key={field}>
            <dt>{label(field)}</dt>
            <dd>
              {side('before', valueOf(before, field))}
              <ArrowRight size={16} aria-hidden />
              {side('after', valueOf(after, field))}
            </dd>
          </div>
        ))}
      </Changes>
      {children}
    </CalloutSection>
  );
}

function ValueLines({ lines }: { lines: Lines }) {
  const shown = lines.filter(Boolean);
  return shown.length === 0 ? <NoValue /> : shown.map((line) => <span key={line}>{line}</span>);
}

const Changes = styled.dl`
  display: grid;
  gap: ${tokens.space3};
  margin: ${tokens.space3} 0 0;
  dt {
    font-weight: 600;
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr);
    gap: ${tokens.space3};
    max-width: 560px;
    margin: 0;
  }
  dd > svg {
    margin-block-start: 28px;
  }
  [data-side] {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
