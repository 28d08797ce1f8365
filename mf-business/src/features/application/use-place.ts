import { useLocation, useSearchParams } from '@dara/sdk/router';

/** How the applications are shown and which of them is opened, both in the address. */
export function usePlace() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const change = (name: 'view' | 'open', value: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  const go = (next: URLSearchParams, replace: boolean) =>
    setParams(next, { replace, preventScrollReset: true });
  return {
    isTable: params.get('view') === 'table',
    openId: params.get('open'),
    showTable: (isTable: boolean) => go(change('view', isTable ? 'table' : null), true),
    open: (id: string) => go(change('open', id), false),
    close: () => go(change('open', null), true),
    hrefOf: (id: string) => `${pathname}?${change('open', id).toString()}`,
  };
}
