import { runCommand } from '../terminal/command';
import { providerCheck } from './provider-check/command';

void runCommand(providerCheck);
