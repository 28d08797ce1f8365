import { rectSortingStrategy } from '@dnd-kit/sortable';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { moved } from '../../resource/order/moved.ts';
import { SortableArea } from '../../resource/order/sortable-area.tsx';
import { AlbumItem } from './album-item.tsx';
import type { AlbumImage } from './album.ts';
import { ImageDialog } from './image-dialog.tsx';

export interface AlbumGridProps {
  /** Name of the album in the surrounding form. */
  name: string;
  album: readonly AlbumImage[];
  /** Server errors by image index. */
  refusals: ReadonlyMap<number, string>;
  onChange: (album: AlbumImage[]) => void;
  /** Called when the last image was removed. */
  onEmptied: () => void;
}

/** The images as squares that can be moved, opened and taken away. */
export function AlbumGrid({ name, album, refusals, onChange, onEmptied }: AlbumGridProps) {
  const { formatMessage } = useIntl();
  const [openKey, setOpenKey] = useState<string>();
  const place = (key: string) => album.findIndex((one) => one.key === key);
  const move = (from: number, to: number) =>
    onChange(moved(album, from, Math.max(0, Math.min(album.length - 1, to))));
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
      <SortableArea
        keys={album.map(({ key }) => key)}
        strategy={rectSortingStrategy}
        instructions={formatMessage({ id: 'kit.image.album.instructions' })}
        announce={(moment, from, to) =>
          formatMessage({ id: `kit.image.album.${moment}` }, { number: from + 1, place: to + 1 })
        }
        onMove={move}
      >
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
      </SortableArea>
      {opened &&
        createPortal(
          <ImageDialog
            name={`${name}.${open}`}
            entry={opened}
            at={open}
            count={album.length}
            onMove={(to) => move(open, to)}
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
