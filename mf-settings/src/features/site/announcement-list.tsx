import { NothingYet, isSame } from '@dara/kit/record';
import { Badge, Button, IconButton } from '@dara/kit/ui';
import { SITE_LIMITS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AnnouncementFields } from './announcement-fields.tsx';
import {
  newAnnouncement,
  stateOf,
  type AnnouncementValues,
  type SiteValues,
} from './site-setting.model.ts';

const TONES = { now: 'positive', coming: 'info', over: 'neutral' } as const;

/** Announcements one below the other; the focus goes where the person goes on. */
export function AnnouncementList() {
  const { values } = useFormikContext<SiteValues>();
  const rows = values.announcements;
  const listRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const isAddingRef = useRef(false);
  const isFull = rows.length >= SITE_LIMITS.announcements;
  useEffect(() => {
    if (!isAddingRef.current) return;
    isAddingRef.current = false;
    listRef.current?.lastElementChild?.querySelector<HTMLElement>('textarea')?.focus();
  }, [rows.length]);
  return (
    <FieldArray name="announcements">
      {({ push, remove }) => (
        <>
          {rows.length === 0 && (
            <NothingYet>
              <FormattedMessage id="setting.site.announcement.empty" />
            </NothingYet>
          )}
          <List ref={listRef}>
            {rows.map((one, index) => (
              <AnnouncementRow
                key={one.key}
                announcement={one}
                index={index}
                onRemove={() => {
                  remove(index);
                  addRef.current?.focus();
                }}
              />
            ))}
          </List>
          <Add>
            <Button
              ref={addRef}
              size="small"
              icon={<Plus size={18} aria-hidden />}
              aria-disabled={isFull || undefined}
              onClick={() => {
                if (isFull) return;
                isAddingRef.current = true;
                push(newAnnouncement());
              }}
            >
              <FormattedMessage id="setting.site.announcement.add" />
            </Button>
            {isFull && (
              <small>
                <FormattedMessage
                  id="setting.site.announcement.max"
                  values={{ limit: SITE_LIMITS.announcements }}
                />
              </small>
            )}
          </Add>
        </>
      )}
    </FieldArray>
  );
}

interface AnnouncementRowProps {
  announcement: AnnouncementValues;
  index: number;
  onRemove: () => void;
}

function AnnouncementRow({ announcement, index, onRemove }: AnnouncementRowProps) {
  const { formatMessage } = useIntl();
  const { initialValues } = useFormikContext<SiteValues>();
  const isSaved = initialValues.announcements.some((before) => isSame(before, announcement));
  const state = stateOf(announcement);
  const name = formatMessage({ id: 'setting.site.announcement.row' }, { number: index + 1 });
  const says = isSaved ? `state.${state}` : 'unsaved';
  return (
    <Row role="group" aria-label={name}>
      <Head>
        <strong aria-hidden>{name}</strong>
        <Badge tone={isSaved ? TONES[state] : 'neutral'}>
          <FormattedMessage id={`setting.site.announcement.${says}`} />
        </Badge>
        <IconButton
          label={formatMessage({ id: 'setting.site.announcement.remove' }, { row: name })}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={onRemove}
        />
      </Head>
      <AnnouncementFields path={`announcements.${index}`} />
    </Row>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  padding: ${tokens.space2} ${tokens.space4} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3};
  > button {
    margin-inline: auto calc(-1 * ${tokens.space2});
  }
`;

const Add = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
