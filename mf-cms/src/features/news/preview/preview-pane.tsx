import { Button, ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { NEWS_PREVIEW_READY, NEWS_PREVIEW_TEXTS, type NewsPreviewTexts } from '@dara/model';
import { useFormikContext } from 'formik';
import { ExternalLink, Link2, Monitor, Smartphone } from 'lucide-react';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { ManagementNews } from '../../../api/generated.ts';
import { useManagementNewsPreviewMutation } from '../../../api/quiet.ts';
import { LANGUAGES, type Language, type NewsValues } from '../news-values.ts';
import { useCopyPage } from '../use-copy-page.ts';
import { Bar, Choice, Frame, Outside, Pane } from './preview-pane.styles.ts';

const DEVICES = ['phone', 'desktop'] as const;
type Device = (typeof DEVICES)[number];

const WIDTHS = { phone: 390, desktop: 1280 } as const;
const ICONS = { phone: Smartphone, desktop: Monitor };

/** Live preview of the public page. */
export function PreviewPane({ article }: { article: ManagementNews }) {
  const { formatMessage } = useIntl();
  const copy = useCopyPage();
  const [device, setDevice] = useState<Device>('phone');
  const [lang, setLang] = useState<Language>('th');
  const [start, { data, error, isError, isLoading }] = useManagementNewsPreviewMutation();
  const values = useDeferredValue(useFormikContext<NewsValues>().values);
  useEffect(() => void start({ id: article.id }), [start, article.id]);
  const address = data && `${data.path}${lang === 'en' ? '?lang=en' : ''}`;
  const { frameRef, stageRef, scale } = usePreviewFrame(values, WIDTHS[device]);
  return (
    <Pane aria-label={formatMessage({ id: 'cms.article.preview' })}>
      <Bar>
        <Toggle
          label={formatMessage({ id: 'cms.article.preview.width' })}
          options={DEVICES}
          value={device}
          onChange={setDevice}
        >
          {(one) => <DeviceName device={one} />}
        </Toggle>
        <Toggle
          label={formatMessage({ id: 'cms.article.languages' })}
          options={LANGUAGES}
          value={lang}
          onChange={setLang}
        >
          {(one) => <FormattedMessage id={`cms.article.language.${one}`} />}
        </Toggle>
        <Outside href={address} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden />
          <FormattedMessage id="cms.article.preview.open" />
        </Outside>
        <Button
          size="small"
          icon={<Link2 size={16} aria-hidden />}
          disabled={!address}
          onClick={() => address && void copy(address)}
        >
          <FormattedMessage id="cms.article.preview.copy" />
        </Button>
      </Bar>
      {isError ? (
        <ErrorState
          error={error}
          isRetrying={isLoading}
          onRetry={() => void start({ id: article.id })}
        />
      ) : (
        <Frame ref={stageRef}>
          {address ? (
            <iframe
              key={address}
              ref={frameRef}
              src={address}
              title={formatMessage({ id: 'cms.article.preview' })}
              style={{
                width: WIDTHS[device],
                transform: `scale(${scale})`,
                height: `${100 / scale}%`,
              }}
            />
          ) : (
            <Skeleton shape="box" height={480} />
          )}
        </Frame>
      )}
    </Pane>
  );
}

interface ToggleProps<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  children: (option: T) => ReactNode;
}

function Toggle<T extends string>({ label, options, value, onChange, children }: ToggleProps<T>) {
  return (
    <Choice role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {children(option)}
        </button>
      ))}
    </Choice>
  );
}

/** A device by its icon and name. */
function DeviceName({ device }: { device: Device }) {
  const Icon = ICONS[device];
  return (
    <>
      <Icon size={18} aria-hidden />
      <FormattedMessage id={`cms.article.preview.${device}`} />
    </>
  );
}

/** Sends the form's values to the preview frame, and scales it to its container. */
function usePreviewFrame(values: NewsValues, width: number) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const tell = useEffectEvent(() => {
    const { title, shortDescription, detail } = values;
    const texts = { title, shortDescription, detail } satisfies NewsPreviewTexts;
    const message = { type: NEWS_PREVIEW_TEXTS, ...texts };
    frameRef.current?.contentWindow?.postMessage(message, location.origin);
  });
  useEffect(() => tell(), [values]);
  useEffect(() => {
    // The page posts a message when it listens, which is after it has loaded.
    const handleMessage = ({ source, data }: MessageEvent) => {
      const isReady = (data as { type?: unknown } | null)?.type === NEWS_PREVIEW_READY;
      if (isReady && source === frameRef.current?.contentWindow) tell();
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  return {
    frameRef,
    stageRef,
    scale: Math.min(1, Math.max(room, 1) / width),
  };
}
