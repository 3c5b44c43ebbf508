﻿game leyden
﻿﻿ foo
