import { useIntl } from '@dara/sdk/i18n';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { List, Item, Step, Current } from './breadcrumb.styles.ts';

export interface BreadcrumbItem {
  label: ReactNode;
  /** Without it the step is named only; the last one is the page itself. */
  to?: string;
}

/** Path of the page; the last item is the page itself. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'kit.ui.breadcrumb' })}>
      <List>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <Item key={index}>
              {item.to !== undefined && !isLast ? (
                <Step to={item.to}>{item.label}</Step>
              ) : (
                <Current aria-current={isLast ? 'page' : undefined}>{item.label}</Current>
              )}
              {!isLast && <ChevronRight size={16} aria-hidden />}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
