import { WORK_LISTS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { NothingYet } from '@dara/kit/record';
import { media, tokens } from '@dara/sdk/theme';
import { Button, IconButton } from '@dara/kit/ui';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { WorkValues } from './work.model.ts';

type ListName = 'budgets' | 'experiences';

interface FormRowsProps<Name extends ListName> {
  name: Name;
  /** Names one row: "Rate". */
  rowLabel: string;
  addLabel: ReactNode;
  empty: ReactNode;
  make: () => WorkValues[Name][number];
  children: (path: string) => ReactNode;
}

/** Rows that can be added and removed; focus follows. */
export function FormRows<Name extends ListName>(props: FormRowsProps<Name>) {
  const { name, rowLabel, addLabel, empty, make, children } = props;
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<WorkValues>();
  const rows: readonly { key: string }[] = values[name];
  const listRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const isAddingRef = useRef(false);
  const nameOf = (index: number) => `${rowLabel} ${index + 1}`;
  useEffect(() => {
    if (!isAddingRef.current) return;
    isAddingRef.current = false;
    const row = listRef.current?.lastElementChild;
    row?.querySelector<HTMLElement>('[data-first] :is(input, button)')?.focus();
  }, [rows.length]);
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <>
          {rows.length === 0 && <NothingYet>{empty}</NothingYet>}
          {rows.length > 0 && (
            <List ref={listRef}>
              {rows.map(({ key }, index) => (
                <Row key={key} aria-label={nameOf(index)} role="group">
                  <Name aria-hidden>{nameOf(index)}</Name>
                  <Fields>{children(`${name}.${index}`)}</Fields>
                  <IconButton
                    label={formatMessage({ id: 'talent.work.removeRow' }, { row: nameOf(index) })}
                    icon={<Trash2 size={20} aria-hidden />}
                    onClick={() => {
                      remove(index);
                      addRef.current?.focus();
                    }}
                  />
                </Row>
              ))}
            </List>
          )}
          <Add>
            <Button
              ref={addRef}
              size="small"
              icon={<Plus size={18} aria-hidden />}
              aria-disabled={rows.length >= WORK_LISTS.parts || undefined}
              onClick={() => {
                if (rows.length >= WORK_LISTS.parts) return;
                isAddingRef.current = true;
                push(make());
              }}
            >
              {addLabel}
            </Button>
            {rows.length >= WORK_LISTS.parts && (
              <small>
                <FormattedMessage id="talent.work.rowsMax" values={{ limit: WORK_LISTS.parts }} />
              </small>
            )}
          </Add>
        </>
      )}
    </FieldArray>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
`;

/** On phones the button is beside the row's name, so that the fields have the whole width. */
const Row = styled.div`
  display: grid;
  grid-template: 'name button' 'fields fields' / minmax(0, 1fr) auto;
  gap: ${tokens.space2};
  align-items: center;
  padding: ${tokens.space2} ${tokens.space4} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  > button {
    grid-area: button;
    margin-inline-end: calc(-1 * ${tokens.space2});
  }
  ${media.tablet} {
    grid-template: 'fields button' / minmax(0, 1fr) auto;
    align-items: start;
    padding-block-start: ${tokens.space4};
  }
`;

const Name = styled.span`
  grid-area: name;
  font-weight: 600;
  ${media.tablet} {
    display: none;
  }
`;

const Fields = styled.div`
  grid-area: fields;
  min-width: 0;
`;

const Add = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3};
  margin-block-start: ${tokens.space4};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

/** The fields of one row in two columns; `.wide` takes both. */
export const RowFields = styled.div`
  display: grid;
  gap: ${tokens.space4};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    .wide {
      grid-column: 1 / -1;
    }
  }
`;
