import { runCommand } from '../terminal/command';
import { contentPictures } from './content-pictures/command';

void runCommand(contentPictures);
