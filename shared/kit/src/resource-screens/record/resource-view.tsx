import { fieldOfKind } from '@dara/model';
import type { ImageRef } from '@dara/contract';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DeletedBanner } from '../../record/actions/deleted-banner.tsx';
import { RecordMenu } from '../../record/actions/record-menu.tsx';
import { RecordHeading } from '../../record/page/record-heading.tsx';
import { RecordTabs } from '../../record/page/record-tabs.tsx';
import { MissingTranslation } from '../../resource/rows/cells.tsx';
import { Logo } from '../../ui/display/logo.tsx';
import { SectionHeading } from '../../ui/display/section-heading.tsx';
import { LazyResourceEditor } from '../form/lazy-resource-editor.tsx';
import {
  menuTexts,
  messageValues,
  textId,
  usualTextId,
  type AnyRecord,
  type Screens,
} from '../screens.ts';
import { YesOrNo } from '../yes-or-no.tsx';
import { ResourceHistory } from './resource-history.tsx';

const nothing = () => undefined;

interface ViewProps {
  screens: Screens;
  record: AnyRecord;
}

interface ResourceViewProps extends ViewProps {
  /** In place of the form of a record that is changed elsewhere. */
  readOnly?: (record: AnyRecord) => ReactNode;
}

/** A record with its form and its history. */
export function ResourceView({ screens, record, readOnly }: ResourceViewProps) {
  const { formatMessage } = useIntl();
  const { resource } = screens;
  const name = screens.nameOf(record, useLocale());
  const isReadOnly = screens.isReadOnly(record);
  return (
    <RecordFrame>
      <Heading screens={screens} record={record}>
        {!isReadOnly && <DeleteMenu screens={screens} record={record} />}
      </Heading>
      <RecordTabs
        label={formatMessage({ id: 'kit.record.tabs' }, { name })}
        tabs={[
          {
            id: resource.noun,
            label: <FormattedMessage id={textId(resource, 'section')} />,
            content: () =>
              isReadOnly ? (
                readOnly?.(record)
              ) : (
                <LazyResourceEditor screens={screens} record={record} onSaved={nothing} />
              ),
          },
          {
            id: 'history',
            label: <FormattedMessage id="kit.record.history" />,
            content: () => <ResourceHistory screens={screens} id={record.id} />,
          },
        ]}
      />
    </RecordFrame>
  );
}

/** A deleted record: its heading, how to restore it, and its history. */
export function DeletedView({ screens, record }: ViewProps) {
  const name = screens.nameOf(record, useLocale());
  const { id } = record;
  const text = usualTextId(useIntl(), screens.resource, 'deletedText');
  const restore = screens.endpoints.restore?.useMutation()[0];
  return (
    <RecordFrame>
      <Heading screens={screens} record={record} isDeleted />
      <DeletedBanner name={name} onRestore={async () => restore?.({ id }).unwrap()}>
        <FormattedMessage id={text} />
      </DeletedBanner>
      <SectionHeading level={2}>
        <FormattedMessage id="kit.record.history" />
      </SectionHeading>
      <ResourceHistory screens={screens} id={id} />
    </RecordFrame>
  );
}

function DeleteMenu({ screens, record }: ViewProps) {
  const { endpoints, paths } = screens;
  const navigate = useNavigate();
  const name = screens.nameOf(record, useLocale());
  const remove = endpoints.delete?.useMutation()[0];
  const handleDelete = async () => {
    await remove?.({ id: record.id }).unwrap();
    void navigate(paths.list);
  };
  return (
    <RecordMenu
      texts={menuTexts(screens, useIntl())}
      name={name}
      values={messageValues(record)}
      send={handleDelete}
      actions={[{ id: 'delete', icon: Trash2, harmful: true }]}
    />
  );
}

interface HeadingProps extends ViewProps {
  isDeleted?: boolean;
  children?: ReactNode;
}

function Heading({ screens, record, isDeleted, children }: HeadingProps) {
  const { resource } = screens;
  const locale = useLocale();
  const name = screens.nameOf(record, locale);
  const other = screens.nameOf(record, locale === 'th' ? 'en' : 'th');
  const image = fieldOfKind(resource, 'image');
  return (
    <RecordHeading
      picture={image && <Logo name={name} image={record[image] as ImageRef | null} size={80} />}
      name={name}
      notes={other !== name && <span>{other}</span>}
      marks={
        <>
          {typeof record.publish === 'boolean' && <YesOrNo name="publish" value={record.publish} />}
          {record.missingTranslation === true && <MissingTranslation />}
        </>
      }
      isDeleted={isDeleted}
      updatedAt={record.updatedAt as string}
      site={
        screens.publicPath && {
          to: screens.publicPath(record.id),
          hidden: record.publish === false && <FormattedMessage id="kit.record.unpublished" />,
        }
      }
    >
      {children}
    </RecordHeading>
  );
}

export const RecordFrame = styled.div`
  max-width: ${tokens.contentWidth};
`;
