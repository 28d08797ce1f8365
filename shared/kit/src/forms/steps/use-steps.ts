import { useLocation, useNavigate } from '@dara/sdk/router';
import { useState } from 'react';

const STEP_PARAM = 'step';

export interface Steps {
  index: number;
  /** The last step that may be opened. */
  furthest: number;
  goTo: (index: number) => void;
  /** Back to the first step; `furthest` steps stay open. */
  restart: (furthest: number) => void;
}

/**
 * Which step of a form is shown. It is in the URL, so that the browser's own back button
 * leads one step back and not out of the form; a step that was not reached yet is not opened.
 */
export function useSteps(ids: readonly string[]): Steps {
  const [furthest, setFurthest] = useState(0);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const wanted = ids.indexOf(params.get(STEP_PARAM) ?? '');
  const index = Math.max(0, Math.min(wanted, furthest, ids.length - 1));

  const show = (next: number, replace: boolean) => {
    const id = ids[next];
    if (next > 0 && id) params.set(STEP_PARAM, id);
    else params.delete(STEP_PARAM);
    const text = params.toString();
    void navigate({ pathname, search: text && `?${text}`, hash }, { replace });
  };
  return {
    index,
    furthest,
    goTo: (next) => {
      setFurthest((old) => Math.max(old, next));
      if (next !== index) show(next, false);
    },
    restart: (reached) => {
      setFurthest(Math.min(reached, ids.length - 1));
      if (wanted > 0) show(0, true);
    },
  };
}
