import { useFormat } from '@dara/kit/format';
import { Badge, ErrorState, Image, Sheet, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import {
  useManagementMediaDetailQuery,
  type Media,
  type MediaDetail,
} from '../../../api/generated.ts';
import { mediaKindMessages } from '../media.messages.ts';
import { useMediaName } from '../../../parts/media/media-name.ts';
import { useFileSize } from '../file-size.ts';
import { MediaActions } from './media-actions.tsx';
import { MediaEditor } from './media-editor.tsx';
import { MediaUses } from './media-uses.tsx';

export interface MediaSheetProps {
  media: Media;
  onClose: () => void;
}

/** An image beside the library: its metadata, uses and descriptions. */
export function MediaSheet({ media, onClose }: MediaSheetProps) {
  const deleted = media.deletedAt === null ? {} : { deleted: true };
  const query = useManagementMediaDetailQuery({ id: media.id, ...deleted });
  return (
    <Sheet open side="end" title={useMediaName()(query.data ?? media)} onClose={onClose}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.data ? (
        <Detail media={query.data} onGone={onClose} />
      ) : (
        <Skeleton shape="box" height={480} />
      )}
    </Sheet>
  );
}

function Detail({ media, onGone }: { media: MediaDetail; onGone: () => void }) {
  const format = useFormat();
  const fileSize = useFileSize();
  const isDeleted = media.deletedAt !== null;
  const { image } = media;
  return (
    <Stack>
      <Facts>
        <Badge>
          <FormattedMessage {...mediaKindMessages[media.kind]} />
        </Badge>
        <span>
          <FormattedMessage
            id="cms.media.facts"
            values={{
              width: image.width,
              height: image.height,
              format: media.format === 'png' ? 'PNG' : 'JPEG',
              size: fileSize(media.size),
            }}
          />
        </span>
        <span>
          <FormattedMessage id="cms.media.added" values={{ day: format.date(media.createdAt) }} />
        </span>
      </Facts>
      <MediaActions media={media} onGone={onGone} />
      {!media.isEditable && (
        <Note>
          <FormattedMessage id="cms.media.ofRecord" />
        </Note>
      )}
      {isDeleted ? (
        <Image image={image} sizes="380px" />
      ) : (
        <>
          <MediaEditor media={media} />
          <section>
            <h3>
              <FormattedMessage id="cms.media.uses.title" values={{ count: media.useCount }} />
            </h3>
            <MediaUses uses={media.uses} useCount={media.useCount} />
          </section>
        </>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space5};
  h3 {
    font-size: ${tokens.textLarge};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${tokens.space3};
  align-items: center;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  padding: ${tokens.space3};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  font-size: ${tokens.textSmall};
`;
