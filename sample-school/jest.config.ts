/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import product from '../jest.config';

/** As the product's tests are run, without a browser. */
const config: Config = {
  ...product,
  rootDir: '..',
  roots: ['<rootDir>/sample-school'],
  testMatch: ['<rootDir>/sample-school/__tests__/**/*.test.ts'],
  testEnvironment: 'node',
  setupFilesAfterEnv: [],
};

export default config;
