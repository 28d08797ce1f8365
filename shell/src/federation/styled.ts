/** Named exports of styled-components that screens use: a library shared as a whole cannot be tree-shaken. */
export {
  createGlobalStyle,
  css,
  default,
  isStyledComponent,
  keyframes,
  styled,
  useTheme,
} from 'styled-components';
