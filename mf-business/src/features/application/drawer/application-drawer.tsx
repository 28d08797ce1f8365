import { FlipCard } from '@dara/agency/card';
import { VideoPlayer } from '@dara/agency/video';
import { DescriptionList } from '@dara/kit/record';
import { Button, ErrorState, Menu, Sheet, Skeleton, type MenuItem } from '@dara/kit/ui';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import {
  useManagementApplicationDetailQuery,
  useManagementCompositeCardDetailQuery,
  type ApplicationDetail,
  type ApplicationRow,
} from '../../../api/generated.ts';
import {
  StageBadge,
  reasonMessage,
  useClashText,
  useTalentLine,
  useTalentName,
} from '../application-texts.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { ApplicationRatings } from './application-ratings.tsx';
import { DrawerPart } from './drawer-part.tsx';

export interface ApplicationDrawerProps {
  jobId: string;
  applicationId: string;
  isStaff: boolean;
  /** Where it can be moved. */
  movesOf: (row: ApplicationRow) => readonly MenuItem[];
  onClose: () => void;
}

/** One application: card, messages, and for staff ratings and notes. */
export function ApplicationDrawer(props: ApplicationDrawerProps) {
  const { jobId, applicationId, isStaff, movesOf, onClose } = props;
  const query = useManagementApplicationDetailQuery({ id: jobId, aid: applicationId });
  const nameOf = useTalentName();
  const detail = query.data?.id === applicationId ? query.data : undefined;
  const moves = detail ? movesOf(detail) : [];
  return (
    <Sheet
      open
      side="end"
      onClose={onClose}
      title={detail ? nameOf(detail) : <FormattedMessage id="business.application.one" />}
      actions={
        moves.length > 0 && (
          <Menu
            trigger={
              <Button variant="primary" iconEnd={<ChevronDown size={18} aria-hidden />}>
                <FormattedMessage id="business.application.moveTo" />
              </Button>
            }
            items={moves}
          />
        )
      }
    >
      {query.isError && !detail ? (
        <ErrorState
          compact
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : detail ? (
        <Stack>
          <Opened detail={detail} />
          {isStaff && (
            <>
              <ApplicationRatings detail={detail} />
              <ApplicationNotes detail={detail} />
              <ApplicationHistory applicationId={detail.id} />
            </>
          )}
        </Stack>
      ) : (
        <Skeleton height="420px" />
      )}
    </Sheet>
  );
}

function Opened({ detail }: { detail: ApplicationDetail }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const line = useTalentLine()(detail);
  const clashText = useClashText();
  return (
    <>
      <Head>
        <StageBadge stage={detail.status} />
        <span>{line}</span>
      </Head>
      <SentCard detail={detail} />
      {detail.tape && (
        <DrawerPart title={<FormattedMessage id="business.application.tape" />}>
          <VideoPlayer
            video={detail.tape}
            label={formatMessage({ id: 'business.application.tape' })}
          />
        </DrawerPart>
      )}
      <DescriptionList
        facts={[
          {
            id: 'rate',
            label: <FormattedMessage id="business.application.quotedRate" />,
            value: detail.quotedRate === null ? null : format.money(detail.quotedRate),
          },
          {
            id: 'note',
            label: <FormattedMessage id="business.application.talentNote" />,
            value: detail.note && <Said>{detail.note}</Said>,
          },
          {
            id: 'source',
            label: <FormattedMessage id="business.application.source" />,
            value: <FormattedMessage id={`business.application.source.${detail.source}`} />,
          },
          {
            id: 'applied',
            label: <FormattedMessage id="business.application.appliedAt" />,
            value: format.dateTime(detail.createdAt),
          },
          ...detail.outOfBrief.map((reason) => ({
            id: `brief.${reason}`,
            label: <FormattedMessage id="business.application.brief" />,
            value: <FormattedMessage {...reasonMessage(reason)} />,
          })),
          ...detail.clashes.map((clash, index) => ({
            id: `clash${index}`,
            label: <FormattedMessage id="business.application.clash" />,
            value: clashText(clash),
          })),
          ...(detail.rejectReason
            ? [
                {
                  id: 'reason',
                  label: <FormattedMessage id="business.application.reject.reason" />,
                  value: (
                    <FormattedMessage id={`business.application.reason.${detail.rejectReason}`} />
                  ),
                },
                {
                  id: 'message',
                  label: <FormattedMessage id="business.application.reject.sent" />,
                  value: <Said>{localized(detail.rejectMessage, locale)}</Said>,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** The card as it was when it was sent. */
function SentCard({ detail }: { detail: ApplicationRow }) {
  const { talentId, compositeCardId, jobId } = detail;
  const { data, isError } = useManagementCompositeCardDetailQuery(
    { id: talentId, cardId: compositeCardId ?? '', jobId },
    { skip: compositeCardId === null },
  );
  if (compositeCardId === null || isError) {
    return (
      <Quiet>
        <FormattedMessage id="business.application.noCard" />
      </Quiet>
    );
  }
  return data ? <FlipCard card={data} pixels={380} /> : <Skeleton height="480px" />;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
  color: ${tokens.inkMuted};
`;

const Said = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Quiet = styled.p`
  color: ${tokens.inkMuted};
`;
