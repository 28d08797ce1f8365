import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { Download, RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAppDispatch } from '@dara/sdk/store';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { describeError } from '../../ui/feedback/error-text.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { download, isAborted } from './download.ts';
import { saveFile } from './save-file.ts';

type Language = 'th' | 'en';

export interface ExportMenuProps {
  /** The api route; takes the list's filters and order, `language`, and `format`. */
  url: string;
  /** Arguments of the list's call: filters and order; the page is not sent. */
  params: object;
  /** Prefix of the file name: `books`. */
  fileName: string;
  /** Rows in the list, as far as known. */
  total: number | undefined;
  /** Maximum number of rows for this user. */
  limit?: number;
  /** A workbook unless it is to be printed. */
  kind?: FileKind;
  /** Button label in place of "export". */
  label?: ReactNode;
  icon?: ReactNode;
  size?: 'small';
}

type FileKind = 'xlsx' | 'pdf';
/** Part of the message ids that describe the file. */
const EXPORTED = { xlsx: '', pdf: 'pdf.' } as const;

/** The filtered list as a file, with its headings in either language. */
export function ExportMenu(props: ExportMenuProps) {
  const { url, params, fileName, total, limit, kind = 'xlsx', label, icon, size } = props;
  const intl = useIntl();
  const work = useExport({ url, params, fileName, kind });
  const [isTooMany, setIsTooMany] = useState(false);
  const start = (language: Language) => {
    if (limit !== undefined && (total ?? 0) > limit) setIsTooMany(true);
    else void work.start(language);
  };
  const refusal = isTooMany ? limit : work.limit;
  if (work.bytes !== undefined) {
    return (
      <Progress role="status">
        <FormattedMessage
          id={work.bytes > 0 ? 'kit.resource.export.bytes' : 'kit.resource.export.preparing'}
          values={{ size: Math.max(1, Math.round(work.bytes / 1024)) }}
        />
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'kit.resource.export.cancel' })}
          icon={<X size={16} aria-hidden />}
          onClick={work.cancel}
        />
      </Progress>
    );
  }
  return (
    <>
      <Menu
        trigger={
          <Button
            icon={icon ?? <Download size={20} aria-hidden />}
            disabled={!total}
            {...(size && { size })}
          >
            {label ?? <FormattedMessage id="kit.resource.export" />}
          </Button>
        }
        header={<FormattedMessage id="kit.resource.count" values={{ total: total ?? 0 }} />}
        items={(['th', 'en'] as const).map((language) => ({
          id: language,
          label: <FormattedMessage id={`kit.resource.export.${EXPORTED[kind]}${language}`} />,
          onSelect: () => start(language),
        }))}
      />
      <ExportRefused
        limit={refusal}
        total={total}
        error={work.error}
        onClose={() => {
          setIsTooMany(false);
          work.forget();
        }}
        onRetry={work.retry}
      />
    </>
  );
}

interface ExportRefusedProps {
  limit: number | undefined;
  total: number | undefined;
  error: unknown;
  onClose: () => void;
  onRetry: () => void;
}

/** Reason of a failed export, and how to resolve it. */
function ExportRefused({ limit, total, error, onClose, onRetry }: ExportRefusedProps) {
  const intl = useIntl();
  const isLimit = limit !== undefined;
  const { text, traceId } = describeError(error, intl);
  return (
    <Dialog
      open={isLimit || error !== undefined}
      size="small"
      onClose={onClose}
      title={intl.formatMessage({
        id: isLimit ? 'kit.resource.export.tooMany' : 'kit.resource.export.failed',
      })}
      actions={
        <>
          <Button variant={isLimit ? 'primary' : 'secondary'} onClick={onClose}>
            <FormattedMessage id="kit.ui.close" />
          </Button>
          {!isLimit && (
            <Button variant="primary" icon={<RotateCw size={20} aria-hidden />} onClick={onRetry}>
              <FormattedMessage id="kit.ui.error.retry" />
            </Button>
          )}
        </>
      }
    >
      {isLimit ? (
        <FormattedMessage
          id="kit.resource.export.tooManyText"
          values={{ limit, total: total ?? 0 }}
          tagName="p"
        />
      ) : (
        <>
          <p>{text}</p>
          {traceId && (
            <Trace>
              <FormattedMessage id="kit.ui.error.trace" values={{ traceId }} />
            </Trace>
          )}
        </>
      )}
    </Dialog>
  );
}

/** How many rows the refusal allows, when it is about their number. */
function limitOf(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  const limit = error.errors?.find(({ rule }) => rule === 'max')?.params?.limit;
  return typeof limit === 'number' ? limit : undefined;
}

function useExport({
  url,
  params,
  fileName,
  kind,
}: Pick<ExportMenuProps, 'url' | 'params' | 'fileName'> & { kind: FileKind }) {
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const [bytes, setBytes] = useState<number>();
  const [failure, setFailure] = useState<{ error: unknown; language: Language }>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (language: Language) => {
    const { page: _page, size: _size, ...all } = params as { page?: unknown; size?: unknown };
    if (controller.current) return;
    const current = new AbortController();
    controller.current = current;
    setFailure(undefined);
    setBytes(0);
    try {
      const file = await download(dispatch, {
        url,
        params: { ...all, ...(kind === 'xlsx' && { format: kind }), language },
        signal: current.signal,
        onProgress: setBytes,
      });
      saveFile(file, `${fileName}-${new Date().toLocaleDateString('sv')}.${kind}`);
      notice({ kind: 'success', message: { id: 'kit.resource.export.done' } });
    } catch (error) {
      if (!isAborted(error)) setFailure({ error, language });
    } finally {
      controller.current = undefined;
      setBytes(undefined);
    }
  };
  const limit = limitOf(failure?.error);
  return {
    start,
    bytes,
    limit,
    error: limit === undefined ? failure?.error : undefined,
    cancel: () => controller.current?.abort(),
    forget: () => setFailure(undefined),
    retry: () => failure && void start(failure.language),
  };
}

const Progress = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding-inline: 16px 4px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  color: ${tokens.inkMuted};
  font-variant-numeric: tabular-nums;
`;

const Trace = styled.p`
  margin-block-start: 8px;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  overflow-wrap: anywhere;
`;
