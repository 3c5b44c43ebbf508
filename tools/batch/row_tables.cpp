// The tables of a shard's rows, with their columns.
#include "tools/batch/rows.hpp"

namespace bones::batch {

const std::array<RowTableInfo, row_table_count>& row_tables() {
    static const std::array<RowTableInfo, row_table_count> tables = {{
        {"records",
         "record_key\tfile\tline\trecord\tgame\truleset\tplayers\tsheet_id\tevent\tsite\trecorder\t"
         "date\tfirst_day\tlast_day\ttime\tround\ttable_name\thands\tactions\tcomplete\t"
         "totals_known\twinners\terrors\tbroken\tclaims\tnotes\topen\tfingerprint\ttext_"
         "hash\tarms\t"
         "cut\tplayer_names\twinner_names\ttotals\ttext"},
        {"seats",
         "record_key\tgame\tdate\tevent\tseat\tplayer\tplayer_id\tname\tside\ttotal\t"
         "claimed_total\twon\tfolded\tstable_id\tseats"},
        {"hands",
         "record_key\tgame\tdate\tposition\tnumber\tleader\topening_tile\tended\tout_seat\t"
         "claimed_end\tscore_known\tscore_taken\tlayout_known\tactions"},
        {"hand_seats",
         "record_key\tgame\tdate\tposition\thand\tleader\topening_tile\tended\tout_seat\tseat\t"
         "player\tplayer_id\tpoints\tclaimed\tdealt\ttiles_left\tpips_left"},
        {"actions",
         "record_key\tgame\tdate\tposition\thand\tply\tseat\tplayer\tplayer_id\tkind\ttile\tinner\t"
         "outer\tarm\twritten_arm\tsuit\tmanner\tmark\tends_before\tends_after\topen_before\t"
         "choices\tforced\tverdict"},
        {"findings",
         "record_key\tgame\tdate\tnumber\tposition\thand\tply\tseat\tplayer\tplayer_id\tcode\t"
         "clause\tseverity\tverdict\tmessage\tline\tcol\tend_col\trepair\tholds\t"
         "rests_on\texplained_line\texplained_col\tevidence\tcalled"},
        {"ledger",
         "record_key\tgame\tdate\tposition\thand\tnumber\tply\tseat\tplayer\tplayer_id\tpoints\t"
         "clause\treason"},
        {"sums",
         "record_"
         "key\tgame\tevent\tmonth\tper\tkey\tname\tseats\tanswers\tmetric\tn\tsum\tmost\tunits\t"
         "squares\tproducts\tsizes"},
        {"chances",
         "record_key\tgame\tevent\tmonth\tkey\tname\tseats\tbefore\tbefore_same\tchances\tcode\t"
         "proven\tif_right\topen\tcalled\tpoints"},
        {"cases", "record_key\tgame\tseats\tcode\tproven\tholds_always\tcase"},
    }};
    return tables;
}

}  // namespace bones::batch
