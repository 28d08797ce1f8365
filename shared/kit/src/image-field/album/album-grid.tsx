import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  rectSortingStrategy,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { AlbumItem } from './album-item.tsx';
import { moved, type AlbumPicture } from './album.ts';
import { PictureDialog } from './picture-dialog.tsx';

export interface AlbumGridProps {
  /** Of the album in the surrounding form. */
  name: string;
  album: readonly AlbumPicture[];
  /** What the server said about a picture, by its place. */
  refusals: ReadonlyMap<number, string>;
  onChange: (album: AlbumPicture[]) => void;
  /** The last picture went. */
  onEmptied: () => void;
}

/** A click is no drag: the mouse has to travel, a finger to rest, so that the page still scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** What a screen reader hears while a picture moves. */
function useAnnouncements(album: readonly AlbumPicture[]): Announcements {
  const { formatMessage } = useIntl();
  const isLiftedRef = useRef(false);
  const number = (key: string | number) => album.findIndex((one) => one.key === key) + 1;
  const say = (id: string, key: string | number, over?: string | number) =>
    formatMessage(
      { id: `kit.image.album.${id}` },
      { number: number(key), place: over === undefined ? 0 : number(over) },
    );
  return {
    onDragStart: ({ active }) => {
      isLiftedRef.current = true;
      return say('lifted', active.id);
    },
    onDragOver: ({ active, over }) => {
      // It lies over its own place at first, which would cut off that it was lifted.
      const isFirst = isLiftedRef.current && over?.id === active.id;
      isLiftedRef.current = false;
      return over && !isFirst ? say('over', active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
}

/** The pictures as squares that can be moved, opened and taken away. */
export function AlbumGrid({ name, album, refusals, onChange, onEmptied }: AlbumGridProps) {
  const { formatMessage } = useIntl();
  const [openKey, setOpenKey] = useState<string>();
  const announcements = useAnnouncements(album);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const place = (key: string | number) => album.findIndex((one) => one.key === key);
  const move = (key: string | number, to: number) =>
    onChange(moved(album, place(key), Math.max(0, Math.min(album.length - 1, to))));
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(active.id, place(over.id));
  };
  const remove = (key: string) => {
    const at = place(key);
    const rest = album.filter((one) => one.key !== key);
    setOpenKey(undefined);
    onChange(rest);
    const next = rest[Math.min(at, rest.length - 1)];
    if (next) document.getElementById(`${name}-open-${next.key}`)?.focus();
    else onEmptied();
  };
  const open = openKey === undefined ? -1 : place(openKey);
  const opened = album[open];
  return (
    <>
      <Hint>
        <FormattedMessage id="kit.image.album.hint" />
      </Hint>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={handleDragEnd}
        accessibility={{
          announcements,
          container: document.body,
          screenReaderInstructions: {
            draggable: formatMessage({ id: 'kit.image.album.instructions' }),
          },
        }}
      >
        <SortableContext items={album.map(({ key }) => key)} strategy={rectSortingStrategy}>
          <Grid>
            {album.map((one, at) => (
              <AlbumItem
                key={one.key}
                entry={one}
                at={at}
                openId={`${name}-open-${one.key}`}
                refusal={refusals.get(at)}
                onOpen={() => setOpenKey(one.key)}
                onRemove={() => remove(one.key)}
              />
            ))}
          </Grid>
        </SortableContext>
      </DndContext>
      {opened &&
        createPortal(
          <PictureDialog
            name={`${name}.${open}`}
            entry={opened}
            at={open}
            count={album.length}
            onMove={(to) => move(opened.key, to)}
            onRemove={() => remove(opened.key)}
            onClose={() => setOpenKey(undefined)}
          />,
          document.body,
        )}
    </>
  );
}

const Hint = styled.p`
  margin: 0 0 4px;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(100px, 1fr));
  gap: 12px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
`;
