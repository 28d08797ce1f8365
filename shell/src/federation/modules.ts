import * as api from '@dara/shared/api';
import * as i18n from '@dara/shared/i18n';
import * as notice from '@dara/shared/notice';
import * as router from '@dara/shared/router';
import * as session from '@dara/shared/session';
import * as store from '@dara/shared/store';
import * as theme from '@dara/shared/theme';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from './styled.ts';

/**
 * Everything a remote takes from the shell, by module specifier: shared through federation in the
 * browser, and answered to `require` of a remote's bundle on the server.
 */
export const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@dara/shared/api': api,
  '@dara/shared/i18n': i18n,
  '@dara/shared/notice': notice,
  '@dara/shared/router': router,
  '@dara/shared/session': session,
  '@dara/shared/store': store,
  '@dara/shared/theme': theme,
};
