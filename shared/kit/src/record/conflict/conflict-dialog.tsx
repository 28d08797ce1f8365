import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DangerDialog } from '../../ui/overlays/danger-dialog.tsx';
import {
  resolveMerge,
  type Conflict,
  type Merge,
  type MergeField,
  type Side,
} from './conflict.model.ts';

interface ShownField extends MergeField {
  label: string;
  show: (value: never) => ReactNode;
}

export interface ConflictDialogProps {
  merge: Merge<object>;
  /** Display name of the record. */
  record?: string;
  fields: readonly ShownField[];
  onResolve: (values: object) => void;
  onClose: () => void;
}

const SIDES: readonly Side[] = ['mine', 'theirs'];

/** Shows both versions of every conflicting value, with the user's own preselected. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { merge, record, fields, onResolve, onClose } = props;
  const { conflicts } = merge;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const resolve = () => onResolve(resolveMerge(merge, choices, fields));
  return (
    <DangerDialog
      size="large"
      onClose={onClose}
      title={<FormattedMessage id="kit.record.conflict.title" />}
      description={
        <FormattedMessage id="kit.record.conflict.text" values={{ count: conflicts.length }} />
      }
      records={record ? [record] : []}
      safe={<FormattedMessage id="kit.record.conflict.back" />}
      action={<FormattedMessage id="kit.record.conflict.save" />}
      onAction={resolve}
    >
      <List>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.id}
            conflict={conflict}
            field={fields.find(({ name }) => name === conflict.name)}
            side={choices[conflict.id] ?? 'mine'}
            onChoose={(side) => setChoices((old) => ({ ...old, [conflict.id]: side }))}
          />
        ))}
      </List>
    </DangerDialog>
  );
}

interface ChoiceProps {
  conflict: Conflict;
  field: ShownField | undefined;
  side: Side;
  onChoose: (side: Side) => void;
}

function Choice({ conflict, field, side, onChoose }: ChoiceProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <Field>
      <legend>{field?.label ?? conflict.name}</legend>
      <Sides>
        {SIDES.map((one) => (
          <Option key={one}>
            <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
            <span>
              <strong>{intl.formatMessage({ id: `kit.record.conflict.${one}` })}</strong>
              <Value>{shown(field, conflict[one])}</Value>
            </span>
          </Option>
        ))}
      </Sides>
    </Field>
  );
}

function shown(field: ShownField | undefined, value: unknown): ReactNode {
  if (value === undefined) return <FormattedMessage id="kit.record.conflict.removed" />;
  const text = field?.show(value as never);
  return text === undefined || text === null || text === '' ? (
    <FormattedMessage id="kit.record.notGiven" />
  ) : (
    text
  );
}

const List = styled.div`
  display: grid;
  gap: ${tokens.space6};
`;

const Field = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${tokens.space2};
    padding: 0;
    font-weight: 600;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${tokens.space3};
`;

const Option = styled.label`
  display: flex;
  gap: ${tokens.space3};
  align-items: flex-start;
  padding: ${tokens.space3} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  cursor: pointer;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 3px 0 0;
    accent-color: ${tokens.brandFill};
  }
  > span {
    min-width: 0;
  }
  strong {
    display: block;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 500;
  }
  &:has(:checked) {
    border-color: ${tokens.brand};
    background: ${tokens.brandSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }
`;

const Value = styled.span`
  display: block;
  max-height: 240px;
  overflow-y: auto;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
