import type { ImageRef } from '@dara/contract';
import { SearchBox } from '@dara/kit/resource';
import { Dialog, EmptyState, ErrorState, Image, Skeleton, focusRing } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useManagementMediaListQuery, type Media } from '../../api/generated.ts';
import { useMediaName } from './media-name.ts';

export interface LibraryDialogProps {
  onChoose: (image: ImageRef) => void;
  onClose: () => void;
}

/** Shown at a time; a word finds the others. */
const SHOWN = 100;

/** The agency's own images, to choose one of them. */
export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const { formatMessage } = useIntl();
  const [keyword, setKeyword] = useState('');
  const query = useManagementMediaListQuery({
    kind: ['Editorial'],
    size: SHOWN,
    ...(keyword ? { keyword } : {}),
  });
  const { data } = query;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={<FormattedMessage id="cms.library.choose" />}
      description={<FormattedMessage id="cms.library.text" />}
    >
      {/* The search is a form of its own: it does not send the one behind the dialog. */}
      <div role="presentation" onSubmit={(event) => event.stopPropagation()}>
        <SearchBox
          label={formatMessage({ id: 'cms.media.search' })}
          value={keyword}
          onSearch={setKeyword}
        />
      </div>
      {query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !data ? (
        <Skeleton shape="box" height={320} />
      ) : data.items.length === 0 ? (
        <EmptyState title={<FormattedMessage id="cms.library.none" />} />
      ) : (
        <>
          <Shelf>
            {data.items.map((media) => (
              <Choice key={media.id} media={media} onChoose={onChoose} />
            ))}
          </Shelf>
          {data.total > data.items.length && (
            <Note>
              <FormattedMessage id="cms.library.more" values={{ total: data.total }} />
            </Note>
          )}
        </>
      )}
    </Dialog>
  );
}

function Choice({ media, onChoose }: { media: Media; onChoose: (image: ImageRef) => void }) {
  const { image } = media;
  return (
    <li>
      <button type="button" onClick={() => onChoose(image)}>
        <Image image={image} ratio="1 / 1" sizes="160px" alt="" />
        <span>{useMediaName()(media)}</span>
      </button>
    </li>
  );
}

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${tokens.space3};
  max-height: 50dvh;
  margin: ${tokens.space4} 0 0;
  padding: 4px;
  overflow-y: auto;
  list-style: none;
  button {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radiusMedium};
    background: none;
    color: ${tokens.ink};
    font-size: ${tokens.textSmall};
    text-align: start;
    cursor: pointer;
    ${focusRing}
  }
  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Note = styled.p`
  margin-block-start: ${tokens.space3};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
