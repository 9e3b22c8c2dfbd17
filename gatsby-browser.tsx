import './src/theme/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import { PageFrame } from './src/templates/page-frame';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame {...props}>{element}</PageFrame>
);
